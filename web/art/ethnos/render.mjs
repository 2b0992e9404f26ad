// Draws the pictures of Ethnos once: `node web/art/ethnos/render.mjs <chromium>` (needs playwright-core; any Chromium will do).
// land.svg becomes the map in both lights, portraits.svg with the icons of the tribes the faces of the cards.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const here = new URL(".", import.meta.url);
const out = new URL("../../src/games/ethnos/art/", here);
const read = (name) => readFileSync(new URL(name, here), "utf8");
const icons = createRequire(new URL("../../package.json", here))("@iconify-json/game-icons/icons.json").icons;
const names = JSON.parse(readFileSync(new URL("../../src/games/ethnos/ethnos.icons.json", here), "utf8"));

const land = (theme) => read("land.svg").replace('data-theme="evening"', `data-theme="${theme}"`);
const icon = (key, paint, x, size) =>
  `<svg x="${x}" y="${(84 - size) / 2 - 0.5}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${paint}" style="filter:drop-shadow(0 8px 6px rgb(15 6 2 / 75%))">${icons[names[key]].body.replaceAll("currentColor", paint)}</svg>`;
const portrait = (tribe) => {
  const size = tribe === "dragon" ? 66 : 62;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="84" viewBox="0 0 100 84">${read("portraits.svg")}<use href="#sc-${tribe}" width="100" height="84"/>${icon(tribe, `url(#ti-${tribe})`, (100 - size) / 2, size)}</svg>`;
};
const back = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140" viewBox="0 0 100 140">${read("portraits.svg")}<use href="#cardback" width="100" height="140"/><svg x="32" y="52" width="36" height="36" viewBox="0 0 512 512" fill="#e9bd63">${icons[names.dragon].body.replaceAll("currentColor", "#e9bd63")}</svg></svg>`;

const tribes = Object.keys(names).filter((key) => read("portraits.svg").includes(`id="sc-${key}"`));
const pictures = [
  ...["evening", "daylight"].map((theme) => ({ name: `land-${theme}`, svg: land(theme), width: 840, height: 514, scale: 2, quality: 0.72 })),
  ...tribes.map((tribe) => ({ name: tribe, svg: portrait(tribe), width: 100, height: 84, scale: 5, quality: 0.82 })),
  { name: "back", svg: back, width: 100, height: 140, scale: 3, quality: 0.82 },
];

const browser = await chromium.launch({ executablePath: process.argv[2], args: ["--no-sandbox", "--headless=shell"] });
mkdirSync(out, { recursive: true });
for (const { name, svg, width, height, scale, quality } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
  const png = (await page.screenshot({ omitBackground: true })).toString("base64");
  const webp = await page.evaluate(
    async ([data, q]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", q).split(",")[1];
    },
    [png, quality],
  );
  writeFileSync(new URL(`${name}.webp`, out), Buffer.from(webp, "base64"));
  await page.close();
}
await browser.close();
