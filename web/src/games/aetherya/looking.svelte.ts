// What this pair of eyes is doing at the table: whose kingdom lies in the middle, which move is weighed, which is planned.
import type { Move } from "@/protocol";
import type { Seen } from "../contract";

class Looking {
  /** the kingdom in the middle; null: the own one */
  seat = $state<number | null>(null);
  /** the move under the pointer */
  over = $state.raw<Move | null>(null);
  /** the last move of a finished draft: the house does not carry it out before it is confirmed */
  planned = $state.raw<Move | null>(null);
  #offered: readonly Move[] = [];

  /** To be called by the board: what was offered is remembered, so that the draft's last move has its words. */
  follow(at: () => Seen<unknown>): void {
    $effect.pre(() => {
      const table = at();
      const last = table.draft.at(-1);
      this.planned = table.ready ? (this.#offered.find((move) => move.action === last) ?? null) : null;
      if (table.moves.length) this.#offered = table.moves;
      this.over = null;
    });
    // an own decision brings the own kingdom back
    $effect.pre(() => {
      if (at().moves.length) this.seat = null;
    });
  }

  get weighed(): Move | null {
    return this.over ?? this.planned;
  }
  isPlanned(notation: string | undefined): boolean {
    return notation !== undefined && this.planned?.notation === notation;
  }
}

export const looking = new Looking();
