// My turn in the words of its moves. The rules lay out a whole group and ask for the cards to leave out in their order; a person
// adds and removes as they like, changes the leader or the group, and the draft is written anew behind it.
import type { Ethnos } from "@/protocol";
import type { Seen } from "@/games/contract";
import { count, deal, fighter } from "./box";
import { draftOf, type Draft } from "./draft.svelte";

export type Group = "tribe" | "colour";

export class Turn {
  #seen: () => Seen<Ethnos.View>;
  readonly draft: Draft;

  constructor(seen: () => Seen<Ethnos.View>) {
    this.#seen = seen;
    this.draft = draftOf(seen);
  }

  get table(): Seen<Ethnos.View> {
    return this.#seen();
  }

  /** Where the band being composed was begun in the draft; -1 when that is not known. */
  #begun = $derived.by(() => this.draft.words.findLastIndex((word) => word.startsWith("band ")));
  group = $derived.by<Group | null>(() => (this.#begun < 0 ? null : this.draft.words[this.#begun]!.startsWith("band tribe") ? "tribe" : "colour"));
  hand = $derived.by(() => (this.table.seat === null ? [] : deal(this.table.view.players[this.table.seat]?.hand ?? [])));
  band = $derived.by(() => deal(this.table.view.band ?? []));
  kept = $derived.by(() => deal(this.table.view.kept ?? []));
  composing = $derived.by(() => this.table.view.band !== null);
  keeping = $derived.by(() => this.table.view.kept !== null);
  rest = $derived.by(() => this.hand.length - this.band.length);

  async #choose(notations: readonly string[]): Promise<void> {
    for (const notation of notations) {
      this.draft.learn();
      const move = this.table.move(notation);
      if (!move) return;
      await this.table.choose(move);
    }
  }

  /** Keep the first steps of the draft and go on from there. */
  async #rewrite(kept: number, notations: readonly string[]): Promise<void> {
    await this.table.back(this.table.draft.length - kept);
    await this.#choose(notations);
  }

  /** In the order in which the rules want them. */
  #inOrder(cards: readonly string[]): string[] {
    return [...cards].sort((a, b) => this.hand.indexOf(a) - this.hand.indexOf(b));
  }

  #leftOut = $derived.by(() =>
    this.draft.words.slice(this.#begun + 1).flatMap((word) => (word.startsWith("without ") ? [word.slice("without ".length)] : [])),
  );

  /** Whether the card could stand behind the leader. */
  fits(card: string): boolean {
    const leader = this.table.view.leader;
    if (!leader || this.#begun < 0) return false;
    const [mine, theirs] = [fighter(card), fighter(leader)];
    return mine.kingdom === null || (this.group === "tribe" ? mine.tribe === theirs.tribe : mine.kingdom === theirs.kingdom);
  }

  canLeaveOut(card: string): boolean {
    return this.#begun >= 0 && count(this.band, card) > (card === this.table.view.leader ? 1 : 0);
  }

  leaveOut(card: string): Promise<void> {
    return this.#rewrite(this.#begun + 1, this.#inOrder([...this.#leftOut, card]).map((other) => `without ${other}`));
  }

  bringBack(card: string): Promise<void> {
    const left = [...this.#leftOut];
    left.splice(left.indexOf(card), 1);
    return this.#rewrite(this.#begun + 1, this.#inOrder(left).map((other) => `without ${other}`));
  }

  canLead(card: string): boolean {
    return this.#begun >= 0 && card !== this.table.view.leader && fighter(card).kingdom !== null;
  }

  lead(card: string): Promise<void> {
    return this.#rewrite(this.#begun, [`band ${this.group} ${card}`, ...this.#inOrder(this.#leftOut).map((other) => `without ${other}`)]);
  }

  /** The other group around the same leader: how many cards it has, 0 when it adds nothing. */
  otherGroup = $derived.by(() => {
    const leader = this.table.view.leader;
    if (!leader || this.#begun < 0) return 0;
    const { tribe, kingdom } = fighter(leader);
    const same = this.hand.map(fighter).filter((card) => (this.group === "tribe" ? card.kingdom === kingdom : card.tribe === tribe));
    return same.length < 2 ? 0 : same.length + count(this.hand, "skeleton");
  });

  switchGroup(): Promise<void> {
    return this.#rewrite(this.#begun, [`band ${this.group === "tribe" ? "colour" : "tribe"} ${this.table.view.leader}`]);
  }

  putAway(): Promise<void> {
    return this.table.back(this.table.draft.length - this.#begun);
  }

  get canPutAway(): boolean {
    return this.#begun >= 0;
  }

  /** The band is played; its marker goes to the only kingdom it may go to, or nowhere. */
  async play(marker: boolean): Promise<void> {
    this.draft.hurrying = true;
    try {
      await this.#choose(["done"]);
      if (this.table.view.phase !== "marker") return;
      const offered = this.table.moves.filter((move) => move.notation.startsWith("marker "));
      if (!marker) await this.#choose(["no"]);
      else if (offered.length === 1) await this.#choose([offered[0]!.notation]);
    } finally {
      this.draft.hurrying = false;
    }
  }

  /** What an elf keeps: any card may be let go again. */
  #keepBegun = $derived.by(() => this.draft.words.findLastIndex((word) => !word.startsWith("keep ")) + 1);

  keep(card: string): Promise<void> {
    return this.#keepOnly([...this.kept, card]);
  }

  letGo(card: string): Promise<void> {
    const kept = [...this.kept];
    kept.splice(kept.indexOf(card), 1);
    return this.#keepOnly(kept);
  }

  #keepOnly(cards: readonly string[]): Promise<void> {
    return this.#rewrite(this.#keepBegun, this.#inOrder(cards).map((card) => `keep ${card}`));
  }
}
