// What a game shows and what it is shown. A game's face knows nothing of sockets, clocks or chat; the table knows nothing of cards.
import type { Component } from "svelte";
import type { Chair, Move, Setting, Text } from "@/protocol";

export interface Reason {
  text: Text;
  clause: string;
}

/** A table as one pair of eyes sees it: live, drafted or replayed. Everything here is reactive. */
export interface Seen<V> {
  readonly game: string;
  readonly setting: Setting;
  /** The game's own view; with the draft so far when there is one. */
  readonly view: V;
  /** The view before the last change, for what has just happened. */
  readonly before: V | null;
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null;
  readonly chairs: readonly Chair[];
  /** Seat in turn, -1 when nobody is. */
  readonly turn: number;
  /** What may be chosen now; empty when it is not this seat's turn. Light up just this. */
  readonly moves: readonly Move[];
  /** Decisions of this turn that are chosen but not yet played. */
  readonly draft: readonly number[];
  /** The same decisions as moves, as they were worded when they were chosen. */
  readonly chosen: readonly Move[];
  /** The draft is complete: only confirm or take back is left. */
  readonly ready: boolean;
  readonly over: boolean;
  /** A move that a hint has pointed out. */
  readonly hinted: Move | null;

  /** The legal move with this notation, if there is one now. */
  move(notation: string): Move | undefined;
  /** Choose a lit move (or its notation); it goes into the draft. */
  choose(move: Move | string): Promise<void>;
  /** Choose several one after another, as far as they are legal. */
  chooseAll(notations: readonly string[]): Promise<void>;
  /** Take back the last `steps` decisions of the draft (default 1). */
  back(steps?: number): Promise<void>;
  /** Play the draft. */
  confirm(): Promise<void>;
  /** What the view would be after these further actions (what-if); null when it cannot be told. */
  peek(actions: readonly number[]): Promise<V | null>;
  /** Why a notation cannot be chosen now, with the rule. Shown as a small note near `at` when given. */
  why(notation: string, at?: Element): Promise<Reason | null>;
  /** Something only this game knows how to ask (routes on a map …); null when it is refused. */
  ask<T>(what: "routes" | "wish", args: readonly string[]): Promise<T | null>;
  /** Enlarge a card. */
  zoom(card: string): void;
}

export interface Face<V = any> {
  /** The middle of the table. */
  Board: Component<{ table: Seen<V> }>;
  /** What lies before me: hand, area; at the bottom. Shown to spectators too, who see no hand. */
  Dock: Component<{ table: Seen<V> }>;
  /** The inside of a player's plate in the rail (name, colour, clock and turn are the shell's). */
  Plate: Component<{ table: Seen<V>; seat: number }>;
  /** Itemised points as they stand, for the score sheet tab. */
  Score: Component<{ table: Seen<V> }>;
  /** An enlarged card with its text. */
  Card: Component<{ card: string; table: Seen<V> }>;
  /** The number shown beside a name (glory, towns, points); null when there is none to show. */
  points(view: V, seat: number): number | null;
  /** The board is wider than high: on an upright tablet it has the whole width, and the players stand above it. */
  landscape?: boolean;
  /** A short stage line: «Age II · one dragon». */
  stage(view: V): string;
  /** Small facts for a player's chip on a phone: pairs of icon drawing and number. */
  chip?(view: V, seat: number): { icon: string; label: string; count: number }[];
}
