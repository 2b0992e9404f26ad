// Where a move has its button. What has no place here would be a plain button in the dock: no decision may ever be impossible.
const PLACES: Record<string, "row" | "hand" | "panel" | "map"> = {
  deck: "row",
  take: "row",
  band: "hand",
  without: "hand",
  keep: "hand",
  done: "panel",
  marker: "map",
  token: "panel",
  draw: "panel",
  cash: "panel",
  no: "panel",
};

export const placeOf = (notation: string) => PLACES[notation.split(" ")[0]!];
