// Short notes that come and go: what was refused, and why something cannot be chosen.
import type { Reason } from "@/games/contract";
import type { Refused } from "@/house/api";
import type { Text } from "@/protocol";

export interface Note {
  id: number;
  text: Text;
  clause: string;
  /** where it belongs on the screen, if anywhere */
  at: DOMRect | null;
}

const STAYS = 6000;

class Notes {
  all = $state.raw<Note[]>([]);
  #count = 0;

  refuse(error: Refused): void {
    this.#show({ id: ++this.#count, text: error.text, clause: error.clause, at: null });
  }

  explain(reason: Reason, at?: Element): void {
    this.#show({ id: ++this.#count, text: reason.text, clause: reason.clause, at: at?.getBoundingClientRect() ?? null });
  }

  tell(text: Text): void {
    this.#show({ id: ++this.#count, text, clause: "", at: null });
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }

  #show(note: Note): void {
    this.all = [...this.all.slice(-2), note];
    setTimeout(() => this.drop(note.id), STAYS);
  }
}

export const notes = new Notes();
