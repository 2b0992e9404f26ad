// Which cards have come to a land since it was last drawn, and whether from the hand: they travel, the others stay where they lie.
import type { Land } from "./contact";

/** `held`: the card that is in the own hand, if any. */
export function arrivals(land: () => Land, held: () => string | null): { readonly now: ReadonlyMap<number, string> } {
  let last: Land | null = null;
  let inHand: string | null = null;
  const found = $derived.by(() => {
    const here = land();
    const before = last;
    const carried = inHand;
    if (!before || before.side !== here.side) return new Map<number, string>();
    return new Map(here.at.flatMap((card, cell): [number, string][] => (card && card !== before.at[cell] ? [[cell, card === carried ? "hand" : ""]] : [])));
  });
  $effect(() => {
    last = land();
    inHand = held();
  });
  return {
    get now() {
      return found;
    },
  };
}
