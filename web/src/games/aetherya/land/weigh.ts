// The shared land as it would be after a move, and what every player would have then (AE-11.29 to AE-11.32).
import { setups } from "@games/aetherya/data.json";
import type { Aetherya, Move } from "@/protocol";
import { HOME, type Race } from "../cards";
import { Land, cellOf, fights, likes, tamedBy } from "../contact";
import { sum, type Points } from "../rows";
import { MOST_TAMED, dragonWorth, shifted } from "../weigh";
import { QUARRELS, fortresses, peopleOf, seatOf } from "./warfare";

type View = Aetherya.ConfrontationView;
type Options = Record<string, unknown>;
const FACTS = setups.confrontation;

export interface Realm {
  land: Land;
  forts: Map<number, number>;
  slain: number;
}

export function realmOf(view: View, options: Options): Realm {
  const goblins = seatOf(view, "goblin");
  return { land: Land.read(view.land, options.portal_chain !== false), forts: fortresses(view), slain: goblins === null ? 0 : view.players[goblins]!.dragons };
}

/** AE-11.35: the card laid, what it destroys, the fortresses that rise. */
export function after(realm: Realm, view: View, move: Move | null): Realm | null {
  if (!move?.notation.startsWith("place ") || !view.chosen) return null;
  const seat = view.turn;
  const cell = cellOf(move.notation.slice(6), view.side);
  const forts = new Map(realm.forts);
  const left = (owner: number) => view.players[owner]!.fortresses_left - [...forts.values()].filter((one) => one === owner).length + view.players[owner]!.fortresses.length;
  const build = (where: number, owner: number) => left(owner) > 0 && forts.set(where, owner);
  const killed = move.text.key.endsWith("-kill");
  if (forts.get(cell) === seat && peopleOf(view.chosen) !== view.players[seat]!.race) forts.delete(cell);
  if (killed || move.text.key.endsWith("-destroy")) build(cell, seat);
  const land = realm.land.with(cell, view.chosen);
  const dwarves = seatOf(view, "dwarf");
  // AE-11.23
  if (dwarves !== null) for (const mountain of land.cells("mountain")) if (forts.get(mountain) !== dwarves && land.touches(mountain, "dwarf").length > 1) build(mountain, dwarves);
  return { land, forts, slain: realm.slain + (killed ? 1 : 0) };
}

/** AE-11.30: dragons that touch none of a people's cards do not exist for it. */
function dragonRow({ land, slain }: Realm, race: Race, options: Options): number {
  const near = land.cells("dragon").filter((dragon) => land.touching(dragon).some((cell) => peopleOf(land.at[cell]!) === race));
  if (race === "goblin") return dragonWorth(near.length + slain) * (slain - near.length);
  const own = near.filter((dragon) => land.touches(dragon, race).length > 1).length;
  const elsewhere = near.filter((dragon) => land.touches(dragon, race).length < 2 && tamedBy(land, dragon).length).length;
  const reading = options.conf_dragon_tamed_by_other_race ?? "zero";
  const tamed = own + (reading === "plus" ? elsewhere : 0);
  const wild = near.length - own - (reading === "minus" ? 0 : elsewhere);
  const counted = Math.min(tamed, MOST_TAMED);
  const row = dragonWorth(near.length) * (counted - (tamed - counted) - wild);
  const forgiven = options.dragon_row_zero_from_six_when_three_tamed !== false && counted === MOST_TAMED && near.length >= 6;
  return forgiven && row < 0 ? 0 : row;
}

function rows(realm: Realm, race: Race, seat: number, options: Options): Points {
  const { land, forts } = realm;
  const open = (cell: number) => land.at[cell] === race && forts.get(cell) !== seat;
  const standing = [...forts.values()].filter((owner) => owner === seat).length;
  return {
    race: likes(land).reduce((points, like) => points + (like.race === race ? like.points : 0), 0),
    dragons: dragonRow(realm, race, options),
    fortresses: standing * (race === "dwarf" ? FACTS.fortress_points.dwarf : FACTS.fortress_points.default),
    conflicts: fights(land, new Set(), QUARRELS).filter((fight) => open(fight.from) || open(fight.to)).length * FACTS.conflict_points_per_adjacent_enemy_card,
  };
}

/** Everybody's rows after the change, with the rivals' bonus where it then belongs. */
export function rowsAfter(view: View, now: Realm, then: Realm, options: Options): Points[] {
  const found = view.players.map((player, seat) => {
    const race = player.race as Race;
    return { ...shifted(player.rows, rows(now, race, seat, options), rows(then, race, seat, options)), rivals: 0 } as Points;
  });
  const [elves, dwarves] = [seatOf(view, "elf"), seatOf(view, "dwarf")];
  if (elves !== null && dwarves !== null) {
    const lead = sum(found[elves])! - sum(found[dwarves])!;
    if (lead) found[lead > 0 ? elves : dwarves]!.rivals = FACTS.elf_dwarf_bonus;
  }
  return found;
}

/** The marks of supply on a land that is only thought of (AE-11.14). */
export function suppliedOn(land: Land): Set<number> {
  return new Set(likes(land).flatMap((like) => (land.at[like.to] === HOME[like.race] ? [like.from, like.to] : [])));
}
