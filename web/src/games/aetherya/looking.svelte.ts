// What this pair of eyes is doing at the table: whose kingdom lies in the middle, and which placement is being weighed.
import type { Move } from "@/protocol";
import type { Seen } from "../contract";

class Looking<V extends { players?: unknown }> {
  /** the kingdom in the middle; null: the own one */
  seat = $state<number | null>(null);
  /** the placement under the pointer, and what the table would look like after it */
  move = $state.raw<Move | null>(null);
  then = $state.raw<V | null>(null);
  #asked = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  consider(table: Seen<V>, move: Move | null): void {
    clearTimeout(this.#waiting);
    const asked = ++this.#asked;
    this.move = move;
    this.then = null;
    if (!move) return;
    this.#waiting = setTimeout(async () => {
      const view = await table.peek([move.action]);
      if (asked === this.#asked) this.then = view;
    }, 60);
  }
}

export const looking = new Looking<any>();
