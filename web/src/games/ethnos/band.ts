// What a band would bring, seen before it is played: its marker (ET-9) and what its leader does (ET-11).
import type { Ethnos } from "@/protocol";
import { bandGlory, count, deal, fighter, KINGDOMS, SEA, type Kingdom } from "./box";

type Args = Record<string, string | number>;

export interface Outlook {
  size: number;
  /** Kingdoms in which its marker may be placed. */
  open: Kingdom[];
  /** Cards that the leader's kingdom asks for. */
  need: number;
  marker: "can" | "anywhere" | "small" | "never" | "none-left";
  /** Glory at the end of the age. */
  glory: number;
  skeletons: number;
  /** Arguments of the sentence on the leader's ability. */
  ability: Args;
}

/** Markers that a band has to outnumber; with two players both crowd a kingdom (ET-9.2, ET-9.3). */
function crowd(view: Ethnos.View, seat: number, kingdom: Kingdom): number {
  const mine = view.players[seat]!.markers[kingdom]!;
  return view.seats === 2 ? mine + view.players[1 - seat]!.markers[kingdom]! : mine;
}

export function outlook(view: Ethnos.View, seat: number, leader: string, cards: readonly string[]): Outlook {
  const { tribe, kingdom } = fighter(leader);
  const player = view.players[seat]!;
  const size = cards.length;
  const strength = size + (tribe === "minotaurs" ? 1 : 0);
  const need = crowd(view, seat, kingdom!) + (tribe === "minotaurs" ? 0 : 1);
  const reach = tribe === "wingfolk" ? KINGDOMS : [kingdom!];
  const open = tribe === "halflings" || player.supply === 0 ? [] : reach.filter((place) => crowd(view, seat, place) < strength);
  const marker =
    tribe === "halflings" ? "never" : player.supply === 0 ? "none-left" : open.length === 0 ? "small" : tribe === "wingfolk" ? "anywhere" : "can";
  const swum = Math.min(player.merfolk + size, SEA.last_space);
  return {
    size,
    open,
    need: Math.max(need, 1),
    marker,
    glory: bandGlory(leader, cards),
    skeletons: count(cards, "skeleton"),
    ability: {
      size,
      rest: deal(player.hand ?? []).length - size,
      placed: open.length > 0 ? "yes" : "no",
      largest: view.giant_size,
      beaten: size > view.giant_size ? "yes" : "no",
      from: player.merfolk,
      to: swum,
      shells: SEA.marker_spaces.filter((space) => space > player.merfolk && space <= swum).length,
      filled: player.horde.includes(kingdom!) ? "yes" : "no",
      kingdom: kingdom!,
      token: Math.max(0, ...view.trolls.filter((value) => value <= size)),
      kingdoms: open.length,
    },
  };
}
