// Paints what does not change on the table: `node render.mjs` writes ../../src/games/vale/art/*.webp.
// Needs playwright-core and a Chromium (CHROMIUM=/path/to/it); nothing of this is needed to build the client.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { creatures } from "./creatures.mjs";
import { portrait } from "./portrait.mjs";
import { sceneVars, valley } from "./valley.mjs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const outlines = read("./outlines.json");
const families = Object.fromEntries(read("../../../src/traktir/games/vale/data.json").cards.map((card) => [card.id.replaceAll("_", "-"), card.family]));
const out = new URL("../../src/games/vale/art/", import.meta.url);
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--headless=shell"] });

// the browser that paints also packs: PNG in, WebP out
async function save(page, name, width, height, quality) {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const packed = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = "data:image/png;base64," + data;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    [png.toString("base64"), quality],
  );
  writeFileSync(new URL(`${name}.webp`, out), Buffer.from(packed, "base64"));
}

async function paintPortraits(side, scale) {
  const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: scale });
  const used = new Set(Object.values(creatures).flatMap((creature) => [creature.icon, ...(creature.back ?? []).slice(0, 1)]));
  const shapes = [...used].map((name) => {
    const body = icons[name].body.replaceAll('fill="currentColor"', "");
    return `<g id="i-${name}">${body}</g>` + (outlines[name] ? `<path id="s-${name}" d="${outlines[name]}"/>` : "");
  });
  await page.setContent(`<style>body{margin:0}.art{display:block;width:${side}px;height:${side}px}</style><svg width="0" height="0" style="position:absolute"><defs>${shapes.join("")}</defs></svg><div></div>`);
  for (const id of Object.keys(creatures)) {
    await page.evaluate((svg) => (document.querySelector("div").innerHTML = svg), portrait(id, families[id]));
    await save(page, id, side, side, 0.8);
  }
  await page.close();
}

async function paintValley(theme) {
  const page = await browser.newPage({ viewport: { width: 840, height: 470 }, deviceScaleFactor: 2 });
  await page.setContent(`<style>body{margin:0;${sceneVars[theme]}}svg{display:block;width:840px;height:470px}</style>${valley(icons)}`);
  await save(page, `valley-${theme}`, 840, 470, 0.78);
  await page.close();
}

await paintPortraits(240, 2);
await paintValley("evening");
await paintValley("daylight");
await browser.close();
