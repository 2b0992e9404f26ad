// What lies on the table without the draft, so that what a draft changes can be shown.
import type { Vale } from "@/protocol";
import type { Seen } from "../contract";

export class Settled {
  view = $state.raw<Vale.View | null>(null);

  /** To be made while a component is set up. */
  constructor(table: () => Seen<Vale.View>) {
    $effect.pre(() => {
      if (table().draft.length === 0) this.view = table().view;
    });
  }
}
