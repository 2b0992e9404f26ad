// Paints Aetherya's tiles once: SVG filters are too slow to run on a live board. The pictures lie in src/games/aetherya/art/.
//   node art/aetherya/render.mjs PLAYWRIGHT_CORE CHROMIUM      (paths of the module and of the browser)
// Each type has its ground (edges wander, so that neighbours grow together) and what stands on it (leans out over the upper edge).
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { GROUND, TYPES, VAR, gradients, tileSymbols } from "./tiles.mjs";
import { back, backDefs } from "./back.mjs";

const [, , playwright, executablePath] = process.argv;
const { chromium } = (await import(pathToFileURL(playwright).href)).default;
const out = fileURLToPath(new URL("../../src/games/aetherya/art/", import.meta.url));
mkdirSync(out, { recursive: true });

// how far a picture reaches beyond its 200 × 200 tile; the board's Tile.svelte knows the same numbers
const GROUND_MARGIN = 20;
const MARGIN = { x: 16, top: 44, bottom: 16 };

const filters = `
<filter id="shore" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="24" xChannelSelector="R" yChannelSelector="G" result="a"/><feGaussianBlur in="a" stdDeviation="1.4"/></filter>
<filter id="ink" x="-10%" y="-30%" width="120%" height="145%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="2" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G"/></filter>
<clipPath id="field"><rect x="-6" y="-6" width="212" height="212"/></clipPath>`;

const svg = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}"><defs>${gradients()}${filters}${backDefs}${tileSymbols()}</defs>${body}</svg>`;

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--headless=shell", "--hide-scrollbars"] });

async function paint(name, box, body, scale, quality) {
  const page = await browser.newPage({ viewport: { width: 300, height: 300 } });
  await page.setContent("<canvas></canvas>");
  const url = await page.evaluate(
    async ([source, width, height, quality]) => {
      const picture = new Image();
      picture.src = "data:image/svg+xml," + encodeURIComponent(source);
      await picture.decode();
      const canvas = document.querySelector("canvas");
      canvas.width = width;
      canvas.height = height;
      canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
      return canvas.toDataURL("image/webp", quality);
    },
    [svg(box, body).replace("<svg ", `<svg preserveAspectRatio="none" `).replace(/width="\d+" height="\d+">/, `width="${box[2] * scale}" height="${box[3] * scale}">`), Math.round(box[2] * scale), Math.round(box[3] * scale), quality],
  );
  const data = Buffer.from(url.split(",")[1], "base64");
  writeFileSync(`${out}${name}.webp`, data);
  console.log(name, data.length);
  await page.close();
}

const groundBox = [-GROUND_MARGIN, -GROUND_MARGIN, 200 + 2 * GROUND_MARGIN, 200 + 2 * GROUND_MARGIN];
const thingBox = [-MARGIN.x, -MARGIN.top, 200 + 2 * MARGIN.x, 200 + MARGIN.top + MARGIN.bottom];
for (const type of TYPES)
  for (let v = 0; v < (VAR[type] ?? 1); v++) {
    const ground = `<g filter="url(#shore)"><rect x="-7" y="-7" width="214" height="214" fill="${GROUND[type]}"/><g clip-path="url(#field)"><use href="#w-${type}${v}"/></g></g>`;
    await paint(`${type}-${v}-ground`, groundBox, ground, 1.5, 0.78);
    await paint(`${type}-${v}`, thingBox, `<g filter="url(#ink)"><use href="#t-${type}${v}"/></g>`, 1.7, 0.8);
  }
await paint("back", [0, 0, 200, 200], back, 1.7, 0.82);
await browser.close();
