// Which moves lie where: on the map, in the supply, among my counters, in my hand. What is named nowhere becomes a plain button.
import type { Seen } from "@/games/contract";
import type { Elfenland, Move } from "@/protocol";

export type Place = "supply" | "counters" | "roads" | "ways" | "hand" | "end";

const PLACES: Record<string, Place> = {
  stack: "supply",
  take: "supply",
  plan: "counters",
  keep: "counters",
  road: "roads",
  obstacle: "roads",
  go: "ways",
  caravan: "ways",
  pay: "hand",
  discard: "hand",
  pass: "end",
  stop: "end",
};

/** `plan pig` chooses a counter, `plan pig virst-ixara` lays it. */
export function verb(notation: string): string {
  const first = notation.split(" ")[0]!;
  return first === "plan" && notation.includes("-") ? "road" : first;
}

export const placeOf = (move: Move): Place | undefined => PLACES[verb(move.notation)];

export const at = (moves: readonly Move[], place: Place): Move[] => moves.filter((move) => placeOf(move) === place);

export const unplaced = (moves: readonly Move[]): Move[] => moves.filter((move) => placeOf(move) === undefined);

/** The last decision of a complete draft: decided, but not yet in the view, because what follows from it is not to be foreseen. */
export const decided = (table: Seen<Elfenland.View>): Move | undefined => (table.ready ? table.chosen.at(-1) : undefined);
