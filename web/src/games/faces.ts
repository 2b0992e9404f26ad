import type { Face } from "./contract";

// each game is its own piece of the client, fetched when its table is opened
const found = import.meta.glob<{ default: Face }>("./*/face.ts");

export const FACES: Record<string, () => Promise<{ default: Face }>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, load]),
);
