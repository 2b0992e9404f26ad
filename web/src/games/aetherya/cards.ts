// The cards, legends and tokens of Aetherya: what the data file says of them, and their pictures.
import { enemies, kingdom_cards, legends, paired_terrain, race_terrain_points, tokens } from "@games/aetherya/data.json";

export const RACES = ["human", "elf", "dwarf", "goblin"] as const;
export type Race = (typeof RACES)[number];

export const CARD_OF: Record<string, string> = Object.fromEntries(kingdom_cards.map((card) => [card.letter, card.id]));
const LOCKED = new Set(kingdom_cards.filter((card) => card.locked_when_open).map((card) => card.id));
const VARIANTS: Record<string, number> = { plains: 2, forest: 2, mountain: 2, swamp: 2 };

export const isRace = (card: string): card is Race => (RACES as readonly string[]).includes(card);
/** Whether an open card of this type stays where it lies (AE-4.6). */
export const isLocked = (card: string): boolean => LOCKED.has(card);

/** What a race thinks of the land beside it: points by terrain. */
export const LIKES = race_terrain_points as unknown as Record<Race, Record<string, number>>;
export const FOES = enemies.matrix as Record<Race, Race[]>;
export const CONFLICT: number = enemies.points_per_conflict;
export const HOME = paired_terrain as unknown as Record<Race, string>;

export interface Legend {
  id: string;
  kind: "link_pair" | "two_same_race" | "all_four_races" | "two_vs_one" | "three_same_terrain";
  args: string[];
  value: number;
}
export const LEGENDS: Record<string, Legend> = Object.fromEntries(legends.map((legend) => [legend.id, legend as Legend]));
export const worth = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (LEGENDS[id]?.value ?? 0), 0);

export interface TokenFacts {
  id: string;
  kind: string;
  icon: string;
  gem_value: number | null;
}
export const TOKENS: Record<string, TokenFacts> = Object.fromEntries(tokens.map((token) => [token.id, token]));
/** A set of counted tokens, one by one. */
export const laid = (counts: Record<string, number>): string[] => Object.entries(counts).flatMap(([id, n]) => Array<string>(n).fill(id));

const pictures = import.meta.glob<string>("./art/*.webp", { eager: true, query: "?url", import: "default" });
const picture = (name: string): string => pictures[`./art/${name}.webp`]!;

export const BACK = picture("back");
/** The two layers of a card's picture; `at` varies the drawing of the lands, so that neighbours differ. */
export function art(card: string, at = 0): { ground: string; things: string } {
  const name = `${card}-${at % (VARIANTS[card] ?? 1)}`;
  return { ground: picture(`${name}-ground`), things: picture(name) };
}

/** Inks of the emblems: field and shade. */
export const INKS: Record<string, [string, string]> = {
  plains: ["#8f6a12", "#6b4e0a"],
  forest: ["#3f7240", "#28502a"],
  mountain: ["#646a76", "#464b55"],
  swamp: ["#47695e", "#304a42"],
  human: ["#2f5f9e", "#1d3f70"],
  elf: ["#2c7a58", "#184a35"],
  dwarf: ["#a5482a", "#6d2a17"],
  goblin: ["#6f4483", "#452a54"],
  dragon: ["#9a3220", "#64190f"],
  portal: ["#3d5f8f", "#24375c"],
};
