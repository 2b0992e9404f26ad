// A table seen live from one seat (or from none): newest state, draft of the turn, and what can be asked for.
import type { Reason, Seen } from "@/games/contract";
import { api, Refused } from "@/house/api";
import { line } from "@/house/line.svelte";
import { visit } from "@/house/visit.svelte";
import type { Chair, Chat, Drafted, Facts, Happened, Hinted, Move, Now, Reply, Setting } from "@/protocol";
import { notes } from "./notes.svelte";

const LOG_KEPT = 2000;

export class LiveTable implements Seen<any> {
  readonly id: string;
  readonly seat: number | null;
  facts = $state.raw<Facts | null>(null);
  now = $state.raw<Now | null>(null);
  version = $state(0);
  log = $state.raw<Happened[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** Seats whose people are connected; null until the house has said. */
  present = $state.raw<readonly number[] | null>(null);
  before = $state.raw<any>(null);
  hinted = $state.raw<Move | null>(null);
  thinking = $state(false);
  busy = $state(false);
  zoomed = $state<string | null>(null);
  gone = $state.raw<Refused | null>(null);
  /** The decisions of the draft, as they were worded when they were chosen. */
  chosen = $state.raw<Move[]>([]);
  #drafted = $state.raw<Drafted | null>(null);
  #commitId = "";
  #seen: number | null = null;
  #stop: () => void;

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
    this.#stop = line.listen(
      (reply) => this.#hear(reply),
      () => void this.#watch(),
    );
    api.chat(id).then(
      (lines) => (this.chat = lines),
      () => {},
    );
  }

  leave(): void {
    this.#stop();
    line.ask({ type: "unwatch", table: this.id, seat: this.seat }).catch(() => {});
  }

  // what is seen

  get game(): string {
    return this.facts?.game ?? "";
  }
  get setting(): Setting {
    return this.facts?.setting ?? { seats: 0, mode: "base", options: {} };
  }
  get view(): any {
    return this.#drafted ? this.#drafted.view : this.now?.view;
  }
  get chairs(): readonly Chair[] {
    return this.now?.chairs ?? [];
  }
  get turn(): number {
    return this.now?.turn ?? -1;
  }
  get mine(): boolean {
    return this.seat !== null && this.now?.status === "running" && this.now.turn === this.seat;
  }
  get moves(): readonly Move[] {
    if (!this.mine || !line.open) return [];
    return this.#drafted ? this.#drafted.moves : (this.now?.moves ?? []);
  }
  get draft(): readonly number[] {
    return this.#drafted?.actions ?? [];
  }
  get ready(): boolean {
    return this.#drafted?.ready ?? false;
  }
  get prompt() {
    return this.#drafted ? this.#drafted.prompt : (this.now?.prompt ?? null);
  }
  get over(): boolean {
    return this.now?.status === "over" || this.now?.status === "aborted";
  }
  move(notation: string): Move | undefined {
    return this.moves.find((move) => move.notation === notation);
  }

  // playing

  async choose(move: Move | string): Promise<void> {
    const chosen = typeof move === "string" ? this.move(move) : move;
    if (!chosen || this.busy) return;
    await this.#try([...this.chosen, chosen]);
  }

  async chooseAll(notations: readonly string[]): Promise<void> {
    for (const notation of notations) {
      const move = this.move(notation);
      if (!move) return;
      await this.choose(move);
    }
  }

  async back(steps = 1): Promise<void> {
    const left = this.chosen.slice(0, Math.max(0, this.chosen.length - steps));
    if (left.length === 0) this.#clear();
    else await this.#try(left);
  }

  #clear(): void {
    this.#drafted = null;
    this.chosen = [];
    this.hinted = null;
  }

  async #try(chosen: Move[]): Promise<void> {
    this.hinted = null;
    const actions = chosen.map((move) => move.action);
    const drafted = await this.#asking(() =>
      line.ask({ type: "draft", table: this.id, seat: this.seat!, version: this.version, actions }),
    );
    if (drafted?.type !== "drafted" || drafted.version !== this.version) return;
    this.#drafted = drafted;
    this.chosen = chosen;
    if (drafted.ready && visit.atOnce) await this.confirm();
  }

  async confirm(): Promise<void> {
    const actions = this.draft;
    if (actions.length === 0 || this.busy) return;
    // the same id when a lost answer makes us play the same move again
    this.#commitId ||= crypto.randomUUID();
    const answer = await this.#asking(() =>
      line.ask({
        type: "commit",
        table: this.id,
        seat: this.seat!,
        version: this.version,
        actions: [...actions],
        id: this.#commitId,
      }),
    );
    if (answer) this.#commitId = "";
  }

  async peek(actions: readonly number[]): Promise<any> {
    try {
      const reply = await line.ask({
        type: "draft",
        table: this.id,
        seat: this.seat!,
        version: this.version,
        actions: [...this.draft, ...actions],
      });
      return reply.type === "drafted" ? reply.view : null;
    } catch {
      return null;
    }
  }

  async why(notation: string, at?: Element): Promise<Reason | null> {
    if (this.seat === null || !this.mine) return null;
    try {
      const reply = await line.ask({
        type: "why",
        table: this.id,
        seat: this.seat,
        version: this.version,
        actions: [...this.draft],
        notation,
      });
      if (reply.type !== "because" || !reply.text) return null;
      const reason = { text: reply.text, clause: reply.clause };
      notes.explain(reason, at);
      return reason;
    } catch {
      return null;
    }
  }

  async ask<T>(what: "routes" | "wish", args: readonly string[]): Promise<T | null> {
    if (this.seat === null) return null;
    try {
      const reply = await line.ask({ type: "consult", table: this.id, seat: this.seat, what, args: [...args] });
      return reply.type === "consulted" ? (reply.answer as T) : null;
    } catch {
      return null;
    }
  }

  zoom(card: string): void {
    // the second press of a double click, on what was lit at the first, is no wish to look closer
    if (window.event instanceof MouseEvent && window.event.detail > 1) return;
    this.zoomed = card;
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    this.thinking = true;
    this.#clear();
    const reply = await this.#asking(() => line.ask({ type: "hint", table: this.id, seat: this.seat! }));
    this.thinking = false;
    if (reply?.type === "hinted" && reply.version === this.version) this.hinted = (reply as Hinted).move;
  }

  undo = () => this.#asking(() => line.ask({ type: "undo", table: this.id, seat: this.seat! }));
  abort = () => this.#asking(() => line.ask({ type: "abort", table: this.id, seat: this.seat! }));
  resign = () => this.#asking(() => line.ask({ type: "resign", table: this.id, seat: this.seat! }));
  answer = (yes: boolean) =>
    this.#asking(() => line.ask({ type: "answer", table: this.id, seat: this.seat!, what: this.now!.offer!.what, yes }));
  say = (text: string) => this.#asking(() => line.ask({ type: "say", table: this.id, text }));

  async #asking(request: () => Promise<Reply>): Promise<Reply | null> {
    this.busy = true;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notes.refuse(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  // hearing

  async #watch(): Promise<void> {
    try {
      const reply = await line.ask({ type: "watch", table: this.id, seat: this.seat, since: this.#seen ?? 0 });
      if (reply.type === "watching") this.facts = reply.facts;
    } catch (error) {
      if (error instanceof Refused && error.text.key !== "web-offline") this.gone = error;
    }
  }

  #hear(reply: Reply): void {
    if (!("table" in reply) || reply.table !== this.id) return;
    if (reply.type === "chat") {
      if (!this.chat.some((line) => line.id === reply.id)) {
        this.chat = [...this.chat, reply];
        this.unread += 1;
      }
      return;
    }
    if (reply.type === "present") {
      this.present = reply.seats;
      return;
    }
    if (reply.type !== "update" || reply.seat !== this.seat) return;
    const fresh = reply.events.filter((event) => this.#seen === null || event.version > this.#seen);
    if (fresh.length) this.log = [...this.log, ...fresh].slice(-LOG_KEPT);
    if (reply.version !== this.#seen) {
      this.#clear();
      this.#commitId = "";
      this.before = this.now?.view ?? null;
    }
    this.#seen = reply.version;
    this.version = reply.version;
    this.now = reply.now;
  }
}
