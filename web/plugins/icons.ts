// `import icons from "./table.icons.json"`: { key: name of a game-icon } becomes { key: its drawing }, so that only what is used is sent.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, { body: string }>;
};

export function icons(): Plugin {
  return {
    name: "traktir-icons",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0]!;
      if (!path.endsWith(".icons.json")) return;
      this.addWatchFile(path);
      const names = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
      const drawn = Object.entries(names).map(([key, name]) => {
        const icon = set.icons[name];
        if (!icon) this.error(`${path}: there is no icon “${name}”`);
        return [key, icon.body.replaceAll('fill="currentColor"', "")];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(drawn))}`, moduleType: "js", map: null };
    },
  };
}
