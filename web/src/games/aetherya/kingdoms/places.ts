// Where each decision lives on the table. What has no place here is offered in words in the dock.
import type { Aetherya, Move } from "@/protocol";

type Shown = Aetherya.View;

/** Legends that lie on the table, in the order of the house. */
export function legendsShown(view: Shown): string[] {
  return view.solo ? view.solo.legends.flat() : view.legends;
}

const KINGDOM = new Set(["place", "open", "on", "block", "keep", "refuse", "draw", "take", "pile", "discard", "done", "play"]);
const PLACES: Record<string, (view: Shown, what: string) => boolean> = {
  legend: (view, what) => legendsShown(view).includes(what),
  vote: (view, what) => legendsShown(view).includes(what),
  exchange: (view, what) => legendsShown(view).includes(what),
  use: (view, what) => Boolean(view.kingdoms[view.turn]?.beside[what]),
  gem: (view, what) => Boolean(view.kingdoms[view.turn]?.beside[`gem_${what}`]),
  reach: (view, what) => Number(what.split(" ")[0]) <= view.seats,
  rob: (view, what) => Boolean(view.kingdoms[Number(what.split(" ")[0]) - 1]?.beside[what.split(" ")[1] ?? ""]),
};

export function verbOf(move: Move): [string, string] {
  const [verb = "", ...rest] = move.notation.split(" ");
  return [verb, rest.join(" ")];
}

export function hasPlace(view: Shown, move: Move): boolean {
  const [verb, what] = verbOf(move);
  return KINGDOM.has(verb) || Boolean(PLACES[verb]?.(view, what));
}

/** Verbs that are answered on a cell of the own kingdom. */
export const ON_CELLS = ["place", "open", "on"];
