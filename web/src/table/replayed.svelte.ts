// A table of the past: the same face, nothing to choose.
import type { Reason, Seen } from "@/games/contract";
import type { Chair, Move, Replay, Setting } from "@/protocol";

export class ReplayedTable implements Seen<any> {
  at = $state(0);
  zoomed = $state<string | null>(null);
  readonly moves: readonly Move[] = [];
  readonly draft: readonly number[] = [];
  readonly chosen: readonly Move[] = [];
  readonly ready = false;
  readonly over = true;
  readonly hinted = null;

  constructor(
    readonly replay: Replay,
    readonly chairs: readonly Chair[],
    readonly eyes: number | "open" | null,
    at: number,
  ) {
    this.at = Math.min(Math.max(at, this.first), this.last);
  }

  get first(): number {
    return Math.max(
      0,
      this.replay.steps.findIndex((step) => step.view),
    );
  }
  get last(): number {
    return this.replay.steps.length - 1;
  }
  get game(): string {
    return this.replay.facts.game;
  }
  get setting(): Setting {
    return this.replay.facts.setting;
  }
  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }
  get view(): any {
    return this.replay.steps[this.at]?.view;
  }
  get before(): any {
    return this.replay.steps[this.at - 1]?.view ?? null;
  }
  get turn(): number {
    return this.view?.turn ?? -1;
  }
  get log() {
    return this.replay.steps.slice(0, this.at + 1).map((step) => step.happened);
  }
  /** The step at which each turn begins. */
  get turns(): number[] {
    const whose = this.replay.steps.map((step) => (step.view as { turn?: number } | null)?.turn);
    return whose.flatMap((turn, i) => (i >= this.first && (i === this.first || turn !== whose[i - 1]) ? [i] : []));
  }

  move(): undefined {}
  async choose(): Promise<void> {}
  async chooseAll(): Promise<void> {}
  async back(): Promise<void> {}
  async confirm(): Promise<void> {}
  async peek(): Promise<null> {
    return null;
  }
  async why(): Promise<Reason | null> {
    return null;
  }
  async ask(): Promise<null> {
    return null;
  }
  zoom(card: string): void {
    this.zoomed = card;
  }
}
