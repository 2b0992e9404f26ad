// How far a land is from a legend (AE-5.7). What is met, the house says; this is for what one more card could do.
import { LEGENDS, RACES, type Legend } from "./cards";
import type { Land } from "./contact";

function most(land: Land, one: string, other: string): number {
  return Math.max(0, ...land.cells(one).map((cell) => land.touches(cell, other).length));
}

const MET: Record<Legend["kind"], (land: Land, args: string[]) => boolean> = {
  link_pair: (land, [one, two]) => most(land, one!, two!) > 0,
  two_same_race: (land, [race]) => most(land, race!, race!) > 0,
  all_four_races: (land) => RACES.every((race) => land.at.includes(race)),
  two_vs_one: (land, [one, two]) => most(land, one!, two!) > 1 || most(land, two!, one!) > 1,
  three_same_terrain: (land, [terrain]) => most(land, terrain!, terrain!) > 1,
};

// the fewest cards that a legend asks for
const CARDS_ASKED: Record<Legend["kind"], number> = { link_pair: 2, two_same_race: 2, all_four_races: 4, two_vs_one: 3, three_same_terrain: 3 };

export function met(land: Land, id: string): boolean {
  const legend = LEGENDS[id]!;
  return MET[legend.kind](land, legend.args);
}

/** Cells on which this card would meet the legend. */
export function waysWith(land: Land, id: string, card: string, cells: readonly number[]): number[] {
  return cells.filter((cell) => met(land.with(cell, card), id));
}

/** How many cards a land is short of a legend: one when a single card could do it, else at least two. */
export function short(land: Land, id: string): number {
  const legend = LEGENDS[id]!;
  const asked = CARDS_ASKED[legend.kind];
  const lying = new Set(legend.args).size === 1 ? land.cells(legend.args[0]!).length : legend.args.filter((card) => land.at.includes(card)).length;
  const free = land.at.flatMap((card, cell) => (card === "dragon" || card === "portal" ? [] : [cell]));
  if ([...legend.args, "portal"].some((card) => waysWith(land, id, card, free).length)) return 1;
  return Math.max(2, asked - lying);
}

/** AE-8.9: the sword asks for one card of each side only. */
export function duel(land: Land, id: string): boolean {
  const legend = LEGENDS[id]!;
  return legend.kind === "two_vs_one" && most(land, legend.args[0]!, legend.args[1]!) > 0;
}
