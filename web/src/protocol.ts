// Written by `make protocol` from src/traktir/server; do not edit.

// what the house says
export interface Analysis {
  game: string;
  decisions: Judged[];
  seats: SeatSummary[];
  turning_points: number[];
  result: number[];
}
export interface Because {
  type: "because";
  re: string;
  table: string;
  seat: number;
  text: Text | null;
  clause: string;
}
export interface Ceremony {
  challenge: string;
  options: { [key: string]: unknown };
}
export interface Chair {
  account: string | null;
  name: string;
  bot: string | null;
  colour: number;
  out: "" | "flagged" | "resigned";
}
export interface Chat {
  type: "chat";
  table: string;
  id: number;
  account: string;
  name: string;
  text: string;
  at: number;
}
export interface ClockNow {
  since: number;
  deadline: number | null;
  left: number[];
}
export interface Committed {
  type: "committed";
  re: string;
  table: string;
  seat: number;
  id: string;
  version: number;
}
export interface Consulted {
  type: "consulted";
  re: string;
  table: string;
  seat: number;
  answer: unknown;
}
export interface Correspondence {
  type: "days";
  days: number;
}
export interface Done {
  type: "done";
  re: string;
}
export interface Drafted {
  type: "drafted";
  re: string;
  table: string;
  seat: number;
  version: number;
  actions: number[];
  ready: boolean;
  view: unknown;
  moves: Move[];
  prompt: Text | null;
}
export interface Facts {
  id: string;
  code: string;
  game: string;
  rules_version: number;
  setting: Setting;
  host: string;
  commitment: string;
  created_at: number;
  private: boolean;
  rated: boolean;
  clock: PerMove | Reserve | Correspondence | null;
  undo: "house" | "never";
  rematch_of: string | null;
}
export interface FairRecord {
  record: Record;
  commitment: string;
  table: string;
}
export interface GameShown {
  id: string;
  rules_version: number;
  weight: number;
  modes: ModeShown[];
}
export interface Hall {
  games: GameShown[];
  bots: string[];
}
export interface Happened {
  version: number;
  at: number;
  lines: Sentence[];
}
export interface Health {
  status: string;
  version: string;
}
export interface Hinted {
  type: "hinted";
  re: string;
  table: string;
  seat: number;
  version: number;
  bot: string;
  move: Move;
}
export interface Job {
  id: string;
  status: string;
  done: number;
  of: number;
  analysis: Analysis | null;
}
export interface Judged {
  ply: number;
  seat: number;
  notation: string;
  outlook: number[];
  after: number[];
  best: string;
  regret: number;
  text: Text;
  best_text: Text;
}
export interface Line {
  label: Text;
  points: number[];
  group: string;
}
export interface Listed {
  id: string;
  code: string;
  game: string;
  setting: Setting;
  status: "aborted" | "open" | "over" | "running";
  host: string;
  rated: boolean;
  private: boolean;
  clock: PerMove | Reserve | Correspondence | null;
  chairs: Chair[];
  updated_at: number;
}
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  preferences: { [key: string]: unknown };
}
export interface ModeShown {
  id: string;
  seats: [number, number];
  minutes: [number, number];
  options: { [key: string]: unknown };
}
export interface Move {
  action: number;
  notation: string;
  text: Text;
  card: string;
}
export interface Now {
  status: "aborted" | "open" | "over" | "running";
  chairs: Chair[];
  turn: number;
  view: unknown;
  moves: Move[];
  prompt: Text | null;
  clause: string;
  clock: ClockNow | null;
  offer: OfferNow | null;
  result: Outcome | null;
  sheet: ScoreSheet | null;
  seed: string | null;
  rematch: string | null;
}
export interface OfferNow {
  what: "abort" | "undo";
  seat: number;
  agreed: number[];
}
export interface Opened {
  id: string;
}
export interface Outcome {
  scores: number[];
  ranking: number[];
}
export interface PerMove {
  type: "per_move";
  seconds: number;
}
export interface Played {
  table: string;
  game: string;
  status: string;
  seat: number;
  place: number | null;
  created_at: number;
}
export interface Pong {
  type: "pong";
  re: string;
  now: number;
}
export interface Present {
  type: "present";
  table: string;
  seats: number[];
}
export interface Problem {
  status: number;
  text: Text;
  clause: string;
}
export interface Profile {
  id: string;
  name: string;
  ratings: Rating[];
  statistics: Statistics[];
  last: Played[];
}
export interface Rating {
  account: string;
  name: string;
  game: string;
  rating: number;
  games: number;
}
export interface Record {
  game: string;
  rules_version: number;
  setting: Setting;
  seed: string;
  actions: number[];
  result: Result | null;
  players: string[];
}
export interface Refusal {
  type: "refusal";
  re: string;
  text: Text;
  clause: string;
  stale: boolean;
}
export interface Replay {
  facts: Facts;
  seat: number | null;
  steps: Step[];
}
export interface Reserve {
  type: "reserve";
  seconds: number;
  increment: number;
}
export interface Result {
  scores: number[];
  ranking: number[];
}
export interface ScoreSheet {
  lines: Line[];
  totals: number[];
  ranking: number[];
  decided_by: Text[];
}
export interface SeatSummary {
  seat: number;
  decisions: number;
  regret: number;
  mean_regret: number;
  luck: number;
}
export interface Sentence {
  seat: number | null;
  text: Text;
}
export interface Setting {
  seats: number;
  mode: string;
  options: { [key: string]: unknown };
}
export interface Statistics {
  game: string;
  games: number;
  wins: number;
}
export interface Step {
  happened: Happened;
  view: unknown;
  ply: number | null;
}
export interface TableNow {
  facts: Facts;
  version: number;
  now: Now;
  yours: number[];
}
export interface Text {
  key: string;
  args: { [key: string]: string | number };
}
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  version: number;
  events: Happened[];
  now: Now;
}
export interface Watching {
  type: "watching";
  re: string;
  table: string;
  seat: number | null;
  facts: Facts;
}
export interface Welcome {
  type: "welcome";
  account: string;
  name: string;
  now: number;
}
export type Reply = Welcome | Watching | Update | Drafted | Committed | Done | Refusal | Chat | Present | Hinted | Because | Consulted | Pong;

// what a client says
export interface Abort {
  type: "abort";
  table: string;
  seat: number;
  re?: string;
}
export interface Answer {
  type: "answer";
  table: string;
  seat: number;
  what: "abort" | "undo";
  yes: boolean;
  re?: string;
}
export interface Claim {
  name: string;
  password?: string | null;
}
export interface Colour {
  seat: number;
  colour: number;
}
export interface Commit {
  type: "commit";
  table: string;
  seat: number;
  version: number;
  actions: number[];
  id: string;
  re?: string;
}
export interface Consult {
  type: "consult";
  table: string;
  seat: number;
  what: "routes" | "wish";
  args?: string[];
  re?: string;
}
export interface Credential {
  challenge: string;
  credential: { [key: string]: unknown };
}
export interface Draft {
  type: "draft";
  table: string;
  seat: number;
  version: number;
  actions?: number[];
  re?: string;
}
export interface Farewell {
  password?: string | null;
}
export interface Guest {
  name?: string | null;
  language?: "en" | "ru";
}
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  re?: string;
}
export interface HireBot {
  bot: string;
  seat?: number | null;
}
export interface LogIn {
  name: string;
  password: string;
}
export interface Mute {
  muted: boolean;
}
export interface OpenTable {
  game: string;
  seats: number;
  mode?: string;
  options?: { [key: string]: unknown };
  private?: boolean;
  rated?: boolean;
  clock?: PerMove | Reserve | Correspondence | null;
  undo?: "house" | "never";
  sit?: boolean;
  bots?: { [key: string]: string };
}
export interface Ping {
  type: "ping";
  re?: string;
}
export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  re?: string;
}
export interface Say {
  type: "say";
  table: string;
  text: string;
  re?: string;
}
export interface SeatOf {
  seat: number;
}
export interface SitDown {
  seat?: number | null;
  colour?: number | null;
}
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  re?: string;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
  re?: string;
}
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
  re?: string;
}
export interface Why {
  type: "why";
  table: string;
  seat: number;
  version: number;
  notation: string;
  actions?: number[];
  re?: string;
}
export interface Wishes {
  language?: "en" | "ru" | null;
  preferences?: { [key: string]: boolean | number | string | null } | null;
}
export type Request = Watch | Unwatch | Draft | Commit | Undo | Abort | Answer | Resign | Say | Hint | Why | Consult | Ping;

// what a seat sees, by game
export namespace Ethnos {
  export interface BandView {
    leader: string;
    cards: string[];
    size: number;
    giant_token: boolean;
  }
  export interface PlayerView {
    glory: number;
    hand_size: number;
    hand: string[] | null;
    known: string[];
    bands: BandView[];
    markers: { [key: string]: number };
    supply: number;
    merfolk: number;
    horde: string[];
    trolls: number[];
  }
  export interface View {
    seat: number | null;
    seats: number;
    turn: number;
    phase: string;
    age: number;
    ages: number;
    tribes: string[];
    tokens: { [key: string]: number[] };
    row: string[];
    deck: number;
    above_dragons: number;
    dragons: number;
    ended_on: number;
    trolls: number[];
    giant_size: number;
    players: PlayerView[];
    resolving: BandView | null;
    band: string[] | null;
    leader: string | null;
    kept: string[] | null;
    left: number;
  }
}
export namespace Elfenland {
  export interface PlayerView {
    town: string;
    markers: string[];
    taken: number;
    hand_size: number;
    hand: string[] | null;
    at_most: { [key: string]: number };
    discarded: string[] | null;
    counters: string[];
    hidden_size: number;
    hidden: string[] | null;
    obstacle: boolean;
    town_card: string | null;
    kept: string | null;
  }
  export interface RoadView {
    counter: string;
    obstacle: boolean;
  }
  export interface View {
    seat: number | null;
    seats: number;
    turn: number;
    phase: string;
    round: number;
    rounds: number;
    first: number;
    lap: number;
    passes: number;
    caravan: string;
    town_cards: boolean;
    row: string[];
    stack: number;
    deck: number;
    discards: number;
    played: string[];
    roads: { [key: string]: RoadView };
    players: PlayerView[];
    counter: string | null;
    road: string | null;
    picked: string[] | null;
    left: number | null;
  }
}
export namespace Vale {
  export interface Payment {
    stones: string;
    value: number;
    excess: number;
    superfluous: boolean;
    actions: number[];
  }
  export interface PlayerView {
    points: number;
    marker: number;
    flipped: boolean;
    stones: string;
    stone_limit: number;
    stone_worth: { [key: string]: number };
    hand_size: number;
    hand: string[] | null;
    known: string[];
    area: string[];
    caught: string[];
    account: { [key: string]: number };
  }
  export interface View {
    seat: number | null;
    seats: number;
    turn: number;
    actor: number;
    phase: string;
    stage: string;
    round: number;
    first: number;
    display: string[][];
    pile: number;
    top: string | null;
    discard: string[];
    players: PlayerView[];
    actions_in_turn: number;
    payment_rule: string;
    paying_for: string | null;
    cost: number;
    paid: string;
    payments: Payment[];
    effect: string | null;
    copied: string | null;
    options: string[];
    named: string[];
    unused: string[];
  }
}
export namespace Aetherya {
  export interface ConfrontationView {
    board: "land";
    mode: string;
    seat: number | null;
    seats: number;
    turn: number;
    phase: string;
    side: number;
    land: string;
    supplied: string[];
    offer: string[];
    reach: number;
    deck: number;
    discard: { [key: string]: number };
    unseen: { [key: string]: number };
    reshuffled: { [key: string]: number };
    row: string[];
    fulfilled: string[];
    legend_deck: number;
    unplayed: string[];
    removed: string | null;
    claimed: boolean;
    turns: number;
    quiet: number;
    players: PlayerView[];
    chosen: string | null;
    from_hand: boolean;
  }
  export interface CoopView {
    turned: string[];
    penalty: string[];
    boxed: string[];
    votes: (string | null)[];
    loose: string | null;
  }
  export interface KingdomView {
    grid: string | null;
    closed: number | null;
    legends: string[];
    fulfils: string[] | null;
    rows: { [key: string]: number } | null;
    tamed: string[] | null;
    hand: string | null;
    shown: string;
    tokens: TokenView[];
    beside: { [key: string]: number };
  }
  export interface PlayerView {
    race: string;
    legends: string[];
    fortresses: string[];
    fortresses_left: number;
    threatened: string[];
    points: number;
    rows: { [key: string]: number };
    hand: number;
    dragons: number;
  }
  export interface SoloView {
    century: number;
    legends: string[][];
    fulfilled: string[];
    target: number;
    second: string | null;
    exchanging: string | null;
    lost: boolean;
  }
  export interface TokenView {
    spot: string;
    closed: boolean;
    token: string | null;
  }
  export interface View {
    board: "kingdoms";
    mode: string;
    seat: number | null;
    seats: number;
    turn: number;
    first: number;
    phase: string;
    deck: number;
    reshuffled: boolean;
    discards: string[];
    legends: string[];
    legend_deck: number;
    claimed: boolean;
    held: string | null;
    holding: boolean;
    from_discard: boolean;
    turns: number;
    idle: number;
    kingdoms: KingdomView[];
    using: string | null;
    deciding: string | null;
    wanted: string | null;
    looks: number;
    gone: { [key: string]: number };
    coop: CoopView | null;
    solo: SoloView | null;
  }
}
