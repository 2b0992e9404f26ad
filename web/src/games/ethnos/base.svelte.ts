import type { Seen } from "@/games/contract";

/** The table as it stood before anything was drafted. */
export class Base<V> {
  view: V = $state.raw() as V;

  constructor(table: () => Seen<V>) {
    this.view = table().view;
    $effect.pre(() => {
      if (table().draft.length === 0) this.view = table().view;
    });
  }
}
