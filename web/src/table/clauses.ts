// Where a clause stands in the rulebook pages: ET-9.2 is /rules/ethnos#ET-9.2.
const BOOKS: Record<string, string> = { ET: "ethnos", EL: "elfenland", VE: "vale", WE: "vale", AE: "aetherya" };

export function bookOf(clause: string): string {
  const game = BOOKS[clause.slice(0, 2)];
  return game ? `/rules/${game}#${clause}` : "/rules";
}
