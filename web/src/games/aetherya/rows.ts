// The rows of the score sheets with their emblems, and what has changed between two of them.
import { say } from "@/words/words.svelte";
import type { Change } from "./WhatIf.svelte";

export interface Row {
  id: string;
  icon: string;
}
export const KINGDOM_ROWS: Row[] = [
  { id: "elves", icon: "elf" },
  { id: "dwarves", icon: "dwarf" },
  { id: "humans", icon: "human" },
  { id: "goblins", icon: "goblin" },
  { id: "dragons", icon: "egg" },
  { id: "legends", icon: "legends" },
  { id: "conflicts", icon: "banner" },
];
export const LAND_ROWS: Row[] = [
  { id: "race", icon: "castle" },
  { id: "dragons", icon: "egg" },
  { id: "legends", icon: "legends" },
  { id: "fortresses", icon: "fortress" },
  { id: "conflicts", icon: "banner" },
  { id: "rivals", icon: "rivals" },
];

export type Points = Record<string, number>;
export const sum = (points: Points | null | undefined): number | null => (points ? Object.values(points).reduce((a, b) => a + b, 0) : null);

export function changes(rows: readonly Row[], name: (row: Row) => string, before: Points | null | undefined, after: Points | null | undefined): Change[] {
  if (!before || !after) return [];
  return rows.flatMap((row) => {
    const points = (after[row.id] ?? 0) - (before[row.id] ?? 0);
    return points ? [{ icon: row.icon, label: name(row), points }] : [];
  });
}
export const kingdomRow = (row: Row): string => say(`aetherya-row-${row.id}`);
export const landRow = (row: Row): string => say(`aetherya-row-confrontation-${row.id}`);
