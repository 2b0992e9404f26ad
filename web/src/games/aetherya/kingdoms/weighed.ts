// A kingdom as it would be after a move: the card laid, the treaty signed, two cards exchanged.
import type { Aetherya, Move } from "@/protocol";
import { CARD_OF } from "../cards";
import { Land, cellOf } from "../contact";
import { met } from "../legends";
import type { Points } from "../rows";
import { kingdomRows, shifted } from "../weigh";

const SIDE = 4;
export const NOTHING = "####/####/####/####";

export interface Kingdom {
  land: Land;
  /** cards under a treaty, dragons under a staff */
  truce: ReadonlySet<number>;
  ruled: ReadonlySet<number>;
}

type Options = Record<string, unknown>;

function lying(kingdom: Aetherya.KingdomView, token: string): Set<number> {
  return new Set(kingdom.tokens.filter((one) => one.token === token && !one.closed).map((one) => cellOf(one.spot, SIDE)));
}

export function kingdomOf(kingdom: Aetherya.KingdomView, options: Options): Kingdom {
  return { land: Land.read(kingdom.grid ?? NOTHING, options.portal_chain !== false), truce: lying(kingdom, "treaty"), ruled: lying(kingdom, "staff") };
}

/** The card that the player in turn is about to lay. */
export function inHand(view: Aetherya.View, seat: number): string | null {
  const letter = view.held ?? view.kingdoms[seat]?.hand?.[0];
  return letter ? CARD_OF[letter]! : null;
}

const MOVED: Record<string, (now: Kingdom, cell: number, view: Aetherya.View, seat: number) => Kingdom | null> = {
  place: (now, cell, view, seat) => {
    const card = inHand(view, seat);
    const lost = (set: ReadonlySet<number>) => new Set([...set].filter((other) => other !== cell));
    return card === null ? null : { land: now.land.with(cell, card), truce: lost(now.truce), ruled: lost(now.ruled) };
  },
  on: (now, cell, view) => {
    if (view.using === "treaty") return { ...now, truce: new Set([...now.truce, cell]) };
    if (view.using === "staff") return { ...now, ruled: new Set([...now.ruled, cell]) };
    if (view.using !== "hammer" || view.phase !== "second" || !view.deciding) return null;
    const first = cellOf(view.deciding, SIDE);
    const { at } = now.land;
    const follow = (set: ReadonlySet<number>) => new Set([...set].map((other) => (other === first ? cell : other === cell ? first : other)));
    return { land: now.land.with(cell, at[first]!).with(first, at[cell]!), truce: follow(now.truce), ruled: follow(now.ruled) };
  },
};

/** The kingdom after the move, null when the move changes nothing on it or the change cannot be foreseen. */
export function after(now: Kingdom, move: Move | null, view: Aetherya.View, seat: number): Kingdom | null {
  const [verb = "", spot = ""] = move?.notation.split(" ") ?? [];
  return MOVED[verb]?.(now, cellOf(spot, SIDE), view, seat) ?? null;
}

export function rowsOf(before: Points, now: Kingdom, then: Kingdom, options: Options): Points {
  const zero = options.dragon_row_zero_from_six_when_three_tamed !== false;
  return shifted(before, kingdomRows(now.land, now.truce, now.ruled, zero), kingdomRows(then.land, then.truce, then.ruled, zero));
}

export const fulfilled = (kingdom: Kingdom, legends: readonly string[]): string[] => legends.filter((legend) => met(kingdom.land, legend));
