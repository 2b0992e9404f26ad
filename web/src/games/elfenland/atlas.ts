// The land as the data file has it, with the lines drawn through its way-points (art/lines.json).
import { edges, towns, transports } from "@games/elfenland/data.json";
import lines from "./art/lines.json";

export const WIDE = 1400;
export const HIGH = 1024;

export type Terrain = "plain" | "forest" | "desert" | "mountain";
export type Ground = Terrain | "river" | "lake";
export interface Town {
  id: string;
  x: number;
  y: number;
  marked: boolean;
}
export interface Link {
  id: string;
  a: string;
  b: string;
  ground: Ground;
  road: boolean;
  /** The drawn line, from a to b. */
  line: string;
  /** Where a counter lies. */
  spot: readonly [number, number];
}

export const TERRAINS: readonly Terrain[] = ["plain", "forest", "desert", "mountain"];
export const TRANSPORTS: readonly string[] = transports.map((transport) => transport.id);
export const KINDS: readonly string[] = TRANSPORTS.filter((id) => id !== "raft");

export const TOWNS: readonly Town[] = towns.map(({ id, x, y, has_marker }) => ({ id, x: x * WIDE, y: y * HIGH, marked: has_marker }));
const TOWN: ReadonlyMap<string, Town> = new Map(TOWNS.map((town) => [town.id, town]));
export const townOf = (id: string): Town => TOWN.get(id)!;

const LINES = lines as unknown as Record<string, { d: string; spot: [number, number] }>;
export const LINKS: readonly Link[] = edges.map(({ id, a, b, terrain, kind }) => ({
  id,
  a,
  b,
  ground: terrain as Ground,
  road: kind === "road",
  line: LINES[id]!.d,
  spot: LINES[id]!.spot,
}));
const LINK: ReadonlyMap<string, Link> = new Map(LINKS.map((link) => [link.id, link]));
export const linkOf = (id: string): Link | undefined => LINK.get(id);
export const linksAt = (town: string): Link[] => LINKS.filter((link) => link.a === town || link.b === town);
export const between = (a: string, b: string): Link[] => linksAt(a).filter((link) => other(link, a) === b);
export const other = (link: Link, town: string): string => (link.a === town ? link.b : link.a);

const COST = new Map(transports.map((transport) => [transport.id, transport.cost as Partial<Record<string, number | null>>]));

/** Cards of a transport for a terrain (EL-3.1); 0 where it cannot go. */
export const cost = (transport: string, terrain: string): number => COST.get(transport)?.[terrain] ?? 0;

/** Rafts for a water link out of a town (EL-3.2): one downstream, two upstream or across a lake. */
export const rafts = (link: Link, from: string): number => (link.ground === "river" && link.a === from ? 1 : 2);

const pen = document.createElementNS("http://www.w3.org/2000/svg", "path");

/** A point of a drawn line, so much of the way from a town. */
export function along(link: Link, from: string, part: number): readonly [number, number] {
  pen.setAttribute("d", link.line);
  const { x, y } = pen.getPointAtLength(pen.getTotalLength() * (link.a === from ? part : 1 - part));
  return [x, y];
}

/** A chain of towns after `from`, over the fewest links of whatever sort (EL-13.4). */
export function shortest(from: string, to: string): string[] {
  const came = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (const town of queue) {
    for (const link of linksAt(town)) {
      const next = other(link, town);
      if (came.has(next)) continue;
      came.set(next, town);
      queue.push(next);
    }
  }
  const chain: string[] = [];
  for (let town = to; town !== from; town = came.get(town)!) chain.unshift(town);
  return chain;
}
