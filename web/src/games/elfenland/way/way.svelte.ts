// The way one thinks of: a chain of towns, what the house says about it, and the links that the draft has already gone.
import { constants } from "@games/elfenland/data.json";
import type { Seen } from "@/games/contract";
import type { Elfenland, Move } from "@/protocol";
import { between, cost, KINDS, linkOf, other, rafts, shortest, type Link } from "../atlas";
import { apart } from "../piles";
import { verb } from "../places";

export type Table = Seen<Elfenland.View>;

/** What the house answers (src/traktir/games/elfenland/guide.py). */
export interface Leg {
  link: string;
  to: string;
  cards: string[];
  caravan: boolean;
}
export interface Route {
  town: string;
  cards: number;
  legs: Leg[];
  markers: string[];
}
export interface Wish {
  possible: boolean;
  cards: string[];
  any_cards: number;
  bare: { road: string; fits: string[] }[];
}

/** One way over one link: proper cards, and how large a caravan would be (0: none goes there). */
export interface Passage {
  link: Link;
  transport: string;
  cards: number;
  caravan: number;
  /** No counter yet: what could be laid. */
  fits: string[];
}

interface Step {
  from: string;
  link: Link;
}

const LONGEST = 10; // legs of a wish

const isWay = (move: Move): boolean => ["go", "caravan"].includes(verb(move.notation));

export function passages(view: Elfenland.View, from: string, to: string): Passage[] {
  return between(from, to).map((link) => {
    if (!link.road) return { link, transport: "raft", cards: rafts(link, from), caravan: 0, fits: [] };
    const laid = view.roads[link.id];
    if (!laid) return { link, transport: "", cards: 0, caravan: 0, fits: KINDS.filter((kind) => cost(kind, link.ground)) };
    const more = laid.obstacle ? constants.obstacle_extra_cards.value : 0;
    return {
      link,
      transport: laid.counter,
      cards: cost(laid.counter, link.ground) + more,
      caravan: constants.caravan_cards.value + more,
      fits: [],
    };
  });
}

export class Way {
  chain = $state.raw<readonly string[]>([]);
  routes = $state.raw<readonly Route[]>([]);
  wish = $state.raw<Wish | null>(null);
  /** Which page of the guide is open, where it does not lie open anyway. */
  page = $state<"way" | "costs">("costs");
  open = $state(false);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get start(): string | null {
    const { seat, view } = this.#table;
    return seat === null ? null : (view.players[seat]?.town ?? null);
  }
  get end(): string | null {
    return this.chain.at(-1) ?? this.start;
  }
  /** Nothing but passes is drafted. The house answers for the table as it is: once under way, the lit ways say what comes next. */
  get resting(): boolean {
    const { chosen, over } = this.#table;
    return this.start !== null && !over && chosen.every((move) => verb(move.notation) === "pass");
  }
  /** The drafted links; `go virst-ixara raft` begins in Virst. */
  get trail(): Step[] {
    return this.#table.chosen.filter(isWay).map((move) => ({ from: move.notation.split(/[ -]/)[1]!, link: linkOf(move.card)! }));
  }
  /** The towns one thinks of, while one still thinks. */
  get thought(): readonly string[] {
    return this.resting ? this.chain : [];
  }
  get route(): Route | undefined {
    const chain = this.chain.join();
    return this.routes.find((route) => route.legs.map((leg) => leg.to).join() === chain);
  }

  /** A tap on a town: one more leg, or back from the last one; a far town comes with the towns between. */
  tap(town: string): void {
    const end = this.end;
    if (end === null) return;
    if (town === end) {
      this.chain = this.chain.slice(0, -1);
    } else {
      const reached = this.chain.length === 0 ? this.routes.find((route) => route.town === town) : undefined;
      const legs = between(end, town).length ? [town] : (reached?.legs.map((leg) => leg.to) ?? shortest(end, town));
      this.chain = [...this.chain, ...legs].slice(0, LONGEST);
    }
    this.page = "way";
    this.open = true;
  }
  follow(route: Route): void {
    this.chain = route.legs.map((leg) => leg.to);
  }
  clear(): void {
    this.chain = [];
  }

  async askRoutes(): Promise<void> {
    this.routes = (await this.#table.ask<Route[]>("routes", [])) ?? [];
  }
  async askWish(): Promise<void> {
    const chain = this.chain;
    const answer = chain.length ? await this.#table.ask<Wish>("wish", chain) : null;
    if (chain === this.chain) this.wish = answer;
  }

  /** Draft the chain leg by leg, as far as it goes without a choice of cards. */
  async setOff(): Promise<void> {
    const table = this.#table;
    const route = this.route;
    for (const [i, town] of this.chain.entries()) {
      const leg = route?.legs[i];
      const fitting = table.moves.filter(isWay).filter((move) => other(linkOf(move.card)!, this.start!) === town && (!leg || move.card === leg.link));
      const fewest = fitting.sort((a, b) => Number(a.text.args.cards) - Number(b.text.args.cards))[0];
      if (!fewest) break;
      await table.choose(fewest);
      // the house has named the cards of its caravans; of another one every card is a choice
      for (const card of apart(leg?.cards)) {
        if (table.view.phase === "caravan") await table.choose(`pay ${card}`);
      }
      if (table.view.phase === "caravan" || table.ready) break;
    }
    this.clear();
  }
}

const ways = new WeakMap<Table, Way>();

/** Map and dock of one table share one way. */
export function wayOf(table: Table): Way {
  let way = ways.get(table);
  if (!way) ways.set(table, (way = new Way(table)));
  return way;
}
