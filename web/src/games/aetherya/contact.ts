// Who touches whom on a land (AE-2), for the lines drawn over it. Points are counted by the house; here they are only shown.
import { CARD_OF, CONFLICT, FOES, HOME, LIKES, RACES, isRace, type Race } from "./cards";

export interface Link {
  from: number;
  to: number;
  points: number;
  /** the portal beside `to` when the two do not lie side by side */
  portal: number | null;
}
export interface Like extends Link {
  race: Race;
}
export interface Dragon {
  cell: number;
  tamed: boolean;
  /** race cards beside it that hold it */
  by: number[];
}

const TAMERS: Race[] = ["human", "elf", "dwarf"];

/** `2,3` as a cell, and back: row and column from the top-left (AE-0.3). */
export function cellOf(spot: string, side: number): number {
  const [row, column] = spot.split(",").map(Number) as [number, number];
  return (row - 1) * side + column - 1;
}
export const spotOf = (cell: number, side: number): string => `${Math.floor(cell / side) + 1},${(cell % side) + 1}`;

export class Land {
  /** cells around each group of portals */
  readonly webs: number[][] = [];

  /** `at`: the card on each cell, "" where it lies closed. */
  constructor(
    readonly side: number,
    readonly at: readonly string[],
    readonly chained = true,
  ) {
    const left = new Set(this.cells("portal"));
    for (const first of left) {
      const group = [first];
      left.delete(first);
      // AE-2.6: neighbouring portals act as one
      for (let i = 0; chained && i < group.length; i++)
        for (const next of this.near(group[i]!)) if (left.delete(next)) group.push(next);
      this.webs.push([...new Set(group.flatMap((cell) => this.near(cell)))].filter((cell) => at[cell] !== "portal"));
    }
  }

  /** Rows of letters with a slash between them, as the views write them. */
  static read(grid: string, chained = true): Land {
    const rows = grid.split("/");
    return new Land(
      rows.length,
      [...rows.join("")].map((letter) => CARD_OF[letter] ?? ""),
      chained,
    );
  }

  cells(card: string): number[] {
    return this.at.flatMap((here, cell) => (here === card ? [cell] : []));
  }

  near(cell: number): number[] {
    const { side } = this;
    const found: number[] = [];
    if (cell >= side) found.push(cell - side);
    if (cell % side) found.push(cell - 1);
    if (cell % side < side - 1) found.push(cell + 1);
    if (cell < side * (side - 1)) found.push(cell + side);
    return found;
  }

  /** Neighbours and what portals bring together; conflicts reach as far for goblins too (AE-2.7). */
  reach(cell: number): number[] {
    const webbed = this.webs.filter((web) => web.includes(cell)).flat();
    return [...new Set([...this.near(cell), ...webbed])].filter((other) => other !== cell && this.at[other] !== "");
  }

  /** AE-2.3, AE-2.7: goblins make no use of portals. */
  touching(cell: number): number[] {
    const near = new Set(this.near(cell));
    const goblin = this.at[cell] === "goblin";
    return this.reach(cell).filter((other) => near.has(other) || !(goblin || this.at[other] === "goblin"));
  }

  touches(one: number, card: string): number[] {
    return this.touching(one).filter((other) => this.at[other] === card);
  }

  /** The land with another card on one cell. */
  with(cell: number, card: string): Land {
    return new Land(
      this.side,
      this.at.map((here, i) => (i === cell ? card : here)),
      this.chained,
    );
  }

  portalBetween(from: number, to: number): number | null {
    if (this.near(from).includes(to)) return null;
    return this.near(to).find((cell) => this.at[cell] === "portal") ?? null;
  }
}

export function likes(land: Land): Like[] {
  const found: Like[] = [];
  for (const race of RACES)
    for (const from of land.cells(race))
      for (const to of land.touching(from)) {
        const points = LIKES[race][land.at[to]!] ?? 0;
        if (points) found.push({ race, from, to, points, portal: land.portalBetween(from, to) });
      }
  return found;
}

/** AE-1.5; cards under a treaty keep out of it (AE-8.7). */
export function fights(land: Land, truce: ReadonlySet<number> = new Set(), foes: Record<Race, readonly Race[]> = FOES): Link[] {
  const found: Link[] = [];
  for (const race of RACES)
    for (const from of land.cells(race))
      for (const to of land.reach(from)) {
        const other = land.at[to]!;
        if (to < from || !isRace(other) || !foes[race].includes(other) || truce.has(from) || truce.has(to)) continue;
        found.push({ from, to, points: CONFLICT, portal: land.portalBetween(from, to) });
      }
  return found;
}

/** AE-7.6: the cards of one race, two at least, that tame a dragon by touching it. */
export function tamedBy(land: Land, dragon: number): number[] {
  return TAMERS.map((race) => land.touches(dragon, race)).find((cards) => cards.length > 1) ?? [];
}

/** `ruled`: dragons under a staff (AE-8.8). */
export function dragons(land: Land, ruled: ReadonlySet<number>): Dragon[] {
  return land.cells("dragon").map((cell) => {
    const near = new Set(land.near(cell));
    const by = tamedBy(land, cell);
    return { cell, tamed: ruled.has(cell) || by.length > 0, by: by.filter((card) => near.has(card)) };
  });
}

/** From each open portal to the open cards around it. */
export function spokes(land: Land): { portal: number; to: number }[] {
  return land.cells("portal").flatMap((portal) => land.near(portal).flatMap((to) => (land.at[to] ? [{ portal, to }] : [])));
}

/** AE-11.14: a race card and the land of its own that feeds it. */
export function supplies(land: Land): Like[] {
  return likes(land).filter((like) => land.at[like.to] === HOME[like.race]);
}
