// What is written under a legend: can be taken, with this move, with this card elsewhere, so many cards short.
import { say } from "@/words/words.svelte";
import { LEGENDS } from "./cards";
import { cellOf, type Land } from "./contact";
import { duel, short, waysWith } from "./legends";
import type { Standing } from "./LegendCard.svelte";

export interface Weighed {
  land: Land;
  /** legends that the land fulfils, and would fulfil after the move that is being weighed */
  fulfils: readonly string[];
  then: readonly string[] | null;
  /** the card in hand and where it may go */
  held: string | null;
  cells: readonly number[];
  sword: boolean;
}

export function standing(legend: string, takes: boolean, weighed: Weighed): Standing {
  const { land, fulfils, then, held, cells, sword } = weighed;
  if (takes) return { state: "ready", text: say("web-aetherya-legend-ready"), icon: "check" };
  if (fulfils.includes(legend)) return { state: "ready", text: say("web-aetherya-legend-met"), icon: "check" };
  if (then?.includes(legend)) return { state: "now", text: say("web-aetherya-legend-now"), icon: held ?? "check" };
  if (held && waysWith(land, legend, held, cells).length) return { state: "way", text: say("web-aetherya-legend-way"), icon: held };
  if (sword && duel(land, legend)) return { state: "way", text: say("web-aetherya-legend-sword"), icon: "sword" };
  return { state: "far", text: say("web-aetherya-legend-short", { count: short(land, legend) }) };
}

/** Cells on which the card in hand may be laid now. */
export function cellsOf(moves: readonly { notation: string }[], side: number): number[] {
  return moves.flatMap(({ notation }) => (notation.startsWith("place ") ? [cellOf(notation.slice(6), side)] : []));
}

/** What can be chosen comes first, then what is worth most. */
export function inOrder(legends: readonly string[], lit: (legend: string) => boolean = () => false): string[] {
  return [...legends].sort((a, b) => Number(lit(b)) - Number(lit(a)) || LEGENDS[b]!.value - LEGENDS[a]!.value);
}
