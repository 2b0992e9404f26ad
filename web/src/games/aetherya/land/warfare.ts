// What is seen of supply, threat and fortresses on the shared land. The house says what is so; this says whose it is.
import type { Aetherya } from "@/protocol";
import { colourOf, type Colour } from "@/parts/seats";
import type { Seen } from "../../contract";
import { HOME, RACES, type Race } from "../cards";
import { cellOf } from "../contact";

export type Table = Seen<Aetherya.ConfrontationView>;

export const WILD: Colour = { id: "nobody", value: "#b8ad98", symbol: '<circle cx="12" cy="12" r="5"/>' };

/** Every pair of different races quarrels here (AE-11.20). */
export const QUARRELS = Object.fromEntries(RACES.map((race) => [race, RACES.filter((other) => other !== race)])) as Record<Race, Race[]>;

/** The people of a card: its race, or the race whose land it is. */
export const peopleOf = (card: string): Race | undefined => RACES.find((race) => race === card || HOME[race] === card);

export function seatOf(view: Aetherya.ConfrontationView, people: string | undefined): number | null {
  const seat = view.players.findIndex((player) => player.race === people);
  return seat < 0 ? null : seat;
}

export function colourOfPeople(table: Table, people: string | undefined): Colour {
  const seat = seatOf(table.view, people);
  return seat === null ? WILD : colourOf(table.chairs, seat);
}

export interface Threat {
  cell: number;
  by: number[];
}

/** Cards under threat, with the seats that may destroy them. */
export function threats(view: Aetherya.ConfrontationView): Threat[] {
  const found = new Map<number, number[]>();
  view.players.forEach((player, seat) => {
    for (const spot of player.threatened) {
      const cell = cellOf(spot, view.side);
      found.set(cell, [...(found.get(cell) ?? []), seat]);
    }
  });
  return [...found].map(([cell, by]) => ({ cell, by }));
}

/** Cell and seat of every fortress. */
export function fortresses(view: Aetherya.ConfrontationView): Map<number, number> {
  return new Map(view.players.flatMap((player, seat) => player.fortresses.map((spot): [number, number] => [cellOf(spot, view.side), seat])));
}
