// What one more card would change (AE-7). The house counts what lies; this tells beforehand what it is going to count.
import { dragons as facts } from "@games/aetherya/data.json";
import { CONFLICT } from "./cards";
import { fights, likes, tamedBy, type Land } from "./contact";
import type { Points } from "./rows";

const ROW_OF = { elf: "elves", dwarf: "dwarves", human: "humans", goblin: "goblins" } as const;

/** What a dragon is worth among so many (AE-7.7). */
export function dragonWorth(count: number): number {
  const worth: Record<string, number> = facts.value_by_number_in_kingdom;
  return worth[String(count)] ?? (count ? worth["3_or_more"]! : 0);
}
export const MOST_TAMED: number = facts.max_tamed;

/** AE-7.7, AE-7.8: at most three count as tamed; from six dragons with three tamed ones the row is nothing, where that rule is on. */
export function dragonRow(count: number, tamed: number, zeroFromSix: boolean): number {
  const counted = Math.min(tamed, MOST_TAMED);
  if (zeroFromSix && counted === MOST_TAMED && count >= 6) return 0;
  return dragonWorth(count) * (2 * counted - count);
}

/** The rows that hang on the open cards. `ruled`: dragons under a staff. */
export function kingdomRows(land: Land, truce: ReadonlySet<number>, ruled: ReadonlySet<number>, zeroFromSix: boolean): Points {
  const rows: Points = { elves: 0, dwarves: 0, humans: 0, goblins: 0 };
  for (const like of likes(land)) rows[ROW_OF[like.race]]! += like.points;
  const wild = land.cells("dragon");
  const tamed = wild.filter((cell) => ruled.has(cell) || tamedBy(land, cell).length > 0);
  rows.dragons = dragonRow(wild.length, tamed.length, zeroFromSix);
  rows.conflicts = fights(land, truce).length * CONFLICT;
  return rows;
}

/** `before` as the house counts it, with what differs between two lands. */
export function shifted(before: Points, from: Points, to: Points): Points {
  return Object.fromEntries(Object.entries(before).map(([row, points]) => [row, points + (to[row] ?? 0) - (from[row] ?? 0)]));
}
