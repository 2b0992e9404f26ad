// Where on the table each decision is made.
import type { Move, Vale } from "@/protocol";
import { creature, inOrder } from "./creatures";

export type Place = "valley" | "caught" | "hand" | "area" | "pile" | "stones" | "checklist" | "choices" | "turn" | "net";

/** By the first word of the notation; a card that an effect asks for, by the question. */
const BY_VERB: Record<string, Place> = {
  catch: "valley",
  sell: "caught",
  tame: "caught",
  summon: "hand",
  remove: "area",
  recover: "area",
  copy: "area",
  take: "pile",
  activate: "checklist",
  pay: "stones",
  return: "stones",
  seat: "choices",
  option: "choices",
  done: "turn",
  end: "turn",
};
const DISCARDS: Record<string, Place> = { discard: "hand", "give-up": "area", clear: "area" };

export const verbOf = (move: Move): string => move.notation.split(" ", 1)[0]!;

/** The creatures of a family that lie in the valley, with a token or without. */
export function inValley(view: Vale.View, family: string): string[] {
  const cards = [...view.display.flat(), ...view.players.flatMap((player) => player.caught)];
  return inOrder(cards.filter((card) => creature(card).family === family));
}

/** The cards that lie at a place; a place that holds none shows its moves by themselves. */
const HELD: Partial<Record<Place, (view: Vale.View, me: Vale.PlayerView) => readonly string[]>> = {
  valley: (view) => view.display.flat(),
  caught: (_, me) => me.caught,
  hand: (_, me) => me.hand ?? [],
  area: (_, me) => me.area,
  pile: (view) => view.discard,
  checklist: (view) => view.unused,
};

export function placeOf(view: Vale.View, move: Move): Place {
  const verb = verbOf(move);
  const place = verb === "discard" ? DISCARDS[view.phase] : BY_VERB[verb];
  const me = view.players[view.turn];
  if (!place || !me) return "net";
  const held = HELD[place];
  return !held || held(view, me).includes(move.card) ? place : "net";
}

export function movesAt(view: Vale.View, moves: readonly Move[], place: Place): Move[] {
  return moves.filter((move) => placeOf(view, move) === place);
}
