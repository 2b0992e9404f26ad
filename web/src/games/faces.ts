import type { Face } from "./contract";

/** Each game is its own piece of the client, fetched when its table is opened. */
export const FACES: Record<string, () => Promise<{ default: Face }>> = {
  ethnos: () => import("./ethnos/face"),
  elfenland: () => import("./elfenland/face"),
  vale: () => import("./vale/face"),
  aetherya: () => import("./aetherya/face"),
};
