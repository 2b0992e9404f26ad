// `3 dragon`, `pig`: how many of what, as the house writes cards and counters.
export interface Pile {
  of: string;
  count: number;
}

export function piles(written: readonly string[] | null | undefined): Pile[] {
  return (written ?? []).map((words) => {
    const parts = words.split(" ");
    return parts.length === 2 ? { of: parts[1]!, count: Number(parts[0]) } : { of: parts[0]!, count: 1 };
  });
}

export const countOf = (written: readonly string[] | null | undefined, of: string): number =>
  piles(written).find((pile) => pile.of === of)?.count ?? 0;

/** Every piece on its own: two dragons are two. */
export const apart = (written: readonly string[] | null | undefined): string[] =>
  piles(written).flatMap(({ of, count }) => Array<string>(count).fill(of));
