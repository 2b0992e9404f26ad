// What is in the box, read from the game's own data, and cards in words: `green-dwarf`, `skeleton`, `3 skeleton`.
import { band_scoring, giant_token, kingdoms, merfolk_board, orc_board, tribes, troll_tokens } from "@games/ethnos/data.json";

export type Tribe = (typeof tribes)[number]["id"];
export type Kingdom = (typeof kingdoms)[number]["id"];

export const KINGDOMS: readonly Kingdom[] = kingdoms.map((kingdom) => kingdom.id);
export const ROMAN = ["I", "II", "III"] as const;
export const TROLL_TOKENS = troll_tokens.values;
export const SEA = merfolk_board.sides["4-6"];
export const HAND_LIMIT = 10;
export const DRAGONS = 3;

const kingdomOfColour = new Map(kingdoms.map((kingdom) => [kingdom.colour, kingdom.id]));
const tribeOfFighter = new Map(tribes.map((tribe) => [tribe.singular_en.toLowerCase(), tribe.id]));
const facts = new Map(tribes.map((tribe) => [tribe.id, tribe]));
const colours = new Map(kingdoms.map((kingdom) => [kingdom.id, kingdom.colour]));

export interface Fighter {
  tribe: Tribe;
  /** a skeleton belongs to none */
  kingdom: Kingdom | null;
}

export function fighter(card: string): Fighter {
  const cut = card.lastIndexOf("-");
  const tribe = tribeOfFighter.get(card.slice(cut + 1)) ?? "skeletons";
  return { tribe, kingdom: cut < 0 ? null : (kingdomOfColour.get(card.slice(0, cut)) ?? null) };
}

export const factsOf = (tribe: Tribe) => facts.get(tribe)!;
export const colourOfKingdom = (kingdom: Kingdom): string => colours.get(kingdom)!;
export const canLead = (card: string): boolean => factsOf(fighter(card).tribe).can_lead;

/** What the texts of a card want to know. */
export function cardArgs(card: string): { tribe: string; colour: string } {
  const cut = card.lastIndexOf("-");
  return { tribe: card.slice(cut + 1), colour: cut < 0 ? "none" : card.slice(0, cut) };
}

/** `3 skeleton` becomes three cards. */
export function deal(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, times, card] = /^(?:(\d+) )?(.+)$/.exec(word)!;
    return Array.from({ length: Number(times ?? 1) }, () => card!);
  });
}

export function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

const side = (seats: number) => (seats < 4 ? "2-3" : "4-6");

export function giantGlory(seats: number, age: number): number {
  const byAge: Record<string, number> = giant_token.age_end_glory[side(seats)];
  return byAge[age] ?? 0;
}

/** What the merfolk board pays, age by age. */
export function seaGlory(seats: number): number[] {
  return Object.values(merfolk_board.sides[side(seats)].glory_spaces);
}

export const hordeGlory = (markers: number): number => (orc_board.glory_by_markers as Record<string, number>)[markers] ?? 0;

/** A band at the end of the age: the skeletons have left, a dwarf counts for one more. */
export function bandGlory(leader: string, cards: readonly string[]): number {
  const size = cards.filter((card) => card !== "skeleton").length + (fighter(leader).tribe === "dwarves" ? 1 : 0);
  return (band_scoring.glory_by_size as Record<string, number>)[Math.min(size, 6)] ?? 0;
}

/** Some card of a tribe, to show what the tribe does. */
export function cardOf(tribe: string): string {
  const one = facts.get(tribe)!.singular_en.toLowerCase();
  return facts.get(tribe)!.can_lead ? `${kingdoms[0]!.colour}-${one}` : one;
}
