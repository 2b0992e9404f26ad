import type { Ethnos } from "@/protocol";
import type { Seen } from "@/games/contract";

const drafts = new WeakMap<Seen<Ethnos.View>, Draft>();

/** The one draft of a table, for its board and for its dock. */
export function draftOf(seen: () => Seen<Ethnos.View>): Draft {
  const known = drafts.get(seen()) ?? new Draft(seen);
  drafts.set(seen(), known);
  return known;
}

/** What is chosen and not yet played, in the words of its moves. */
class Draft {
  #seen: () => Seen<Ethnos.View>;
  /** what each action of this game is called */
  #names = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Several decisions are being made by one touch: nothing is offered in between. */
  hurrying = $state(false);
  /** The table as it stood before anything was drafted. */
  base: Ethnos.View = $state.raw() as unknown as Ethnos.View;
  words = $derived.by(() => this.#seen().draft.map((action) => this.#names.get(action) ?? ""));
  /** The decision that ends the draft: the view does not show it yet. */
  last = $derived.by(() => (this.#seen().ready ? (this.words.at(-1) ?? "") : ""));

  constructor(seen: () => Seen<Ethnos.View>) {
    this.#seen = seen;
    this.base = seen().view;
    $effect.pre(() => {
      if (seen().draft.length === 0) this.base = seen().view;
    });
    $effect.pre(() => this.learn());
  }

  learn(): void {
    const fresh = this.#seen().moves.filter((move) => !this.#names.has(move.action));
    if (fresh.length) this.#names = new Map([...this.#names, ...fresh.map((move) => [move.action, move.notation] as const)]);
  }
}

export type { Draft };
