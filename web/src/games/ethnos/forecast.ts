// What everybody would earn if the age ended now: the same clauses as at its end (ET-13 to ET-15), for planning only.
import type { Ethnos } from "@/protocol";
import { bandGlory, deal, giantGlory, hordeGlory, KINGDOMS, seaGlory } from "./box";

type View = Ethnos.View;
type Player = Ethnos.PlayerView;

export interface Share {
  place: number;
  glory: number;
}

/** Troll tokens break a tie: their sum, then the highest one (ET-11.10b). */
const trollRank = (player: Player) => player.trolls.reduce((sum, value) => sum + value, 0) * 8 + Math.max(0, ...player.trolls);

/** The prize of a place, counted from 0 (ET-14.2; two players: ET-15). */
function prize(view: View, tokens: readonly number[], place: number, contenders: number): number {
  const age = view.age - 1;
  if (view.seats > 2) return tokens[age - place] ?? 0;
  if (place > 0) return 0;
  return tokens[age]! + (contenders === 1 && age === 1 ? tokens[0]! : 0);
}

/** How a kingdom, or the merfolk board, would be shared out, by seat; null for who takes no part. */
function share(view: View, amounts: readonly number[], tokens: readonly number[], firstOnly = false): (Share | null)[] {
  const standing = amounts.map((amount, seat) => (amount === 0 ? 0 : amount * 256 + trollRank(view.players[seat]!)));
  const contenders = standing.filter(Boolean).length;
  return standing.map((mine) => {
    if (mine === 0) return null;
    const place = standing.filter((other) => other > mine).length;
    const equal = standing.filter((other) => other === mine).length;
    if (firstOnly) return { place: place + 1, glory: place === 0 ? Math.floor(tokens[view.age - 1]! / equal) : 0 };
    let total = 0;
    for (let i = 0; i < equal; i++) total += prize(view, tokens, place + i, contenders);
    return { place: place + 1, glory: Math.floor(total / equal) };
  });
}

export function kingdomShares(view: View, kingdom: string): (Share | null)[] {
  return share(view, view.players.map((player) => player.markers[kingdom] ?? 0), view.tokens[kingdom] ?? []);
}

export interface ForecastRow {
  key: string;
  args: Record<string, string | number>;
  points: number[];
}

/** Row by row, in the order of the score sheet. */
export function forecast(view: View, firstOnly: boolean): ForecastRow[] {
  const rows: ForecastRow[] = KINGDOMS.map((kingdom) => ({
    key: "ethnos-row-kingdom",
    args: { kingdom },
    points: kingdomShares(view, kingdom).map((won) => won?.glory ?? 0),
  }));
  const add = (tribe: string, key: string, points: number[]) => {
    if (tribe === "" || view.tribes.includes(tribe)) rows.push({ key, args: {}, points });
  };
  const sea = share(view, view.players.map((player) => player.merfolk), seaGlory(view.seats), firstOnly);
  add("merfolk", "ethnos-row-merfolk", sea.map((won) => won?.glory ?? 0));
  add("giants", "ethnos-row-giant-held", view.players.map((player) => (player.bands.some((band) => band.giant_token) ? giantGlory(view.seats, view.age) : 0)));
  add("orcs", "ethnos-row-horde", view.players.map((player) => hordeGlory(player.horde.length)));
  add("", "ethnos-row-bands", view.players.map((player) => player.bands.reduce((sum, band) => sum + bandGlory(band.leader, deal(band.cards)), 0)));
  return rows;
}

export function forecastTotals(view: View, firstOnly: boolean): number[] {
  const rows = forecast(view, firstOnly);
  return view.players.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0));
}
