// Draws every motif in every layout, every border and every palette on one page, to be looked at:
// .cache/leso/index.html, and a picture of it where a browser is found.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { clothOf } from "#app/leso/cloth.ts";
import { drawBorder, drawPanel } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs } from "#app/model/fields/leso.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";

const folder = path.resolve(".cache/leso");
let heaviest = 0;
let count = 0;

const figures = motifs.flatMap((motif, row) =>
  layouts.flatMap((layout, column) =>
    [0, 3].map((shift) => {
      const color = colors[(row + column + shift) % colors.length];
      const border = borders[(row * 2 + column + shift) % borders.length];
      const cloth = clothOf(`${motif}-${layout}-${shift}`, { motif, layout, color, border });
      const svg = drawPanel(cloth);
      heaviest = Math.max(heaviest, brotliCompressSync(svg).length);
      count += 1;
      return `<figure>${svg}<figcaption>${motif}, ${layout}, ${cloth.border}, ${cloth.color}</figcaption></figure>`;
    }),
  ),
);
const strips = borders.flatMap((border) =>
  colors.map(
    (color) =>
      `<div class="strip">${drawBorder(clothOf(`${border}-${color}`, { border, color }))}</div>`,
  ),
);
const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Leso</title><style>
body { margin: 0; padding: 24px; background: #fffbf3; font: 13px sans-serif }
main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
figure { margin: 0 } figure svg { aspect-ratio: 3/2; height: auto } .strip { height: 32px }
</style><main>${[...figures, ...strips].join("")}</main></html>`;

await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "index.html"), page);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const view = await browser.newPage({ viewport: { width: 1400, height: 900 } });
await view.setContent(page);
await view.screenshot({ path: path.join(folder, "sheet.png"), fullPage: true });
await browser.close();
console.log(`${count} cloths in ${folder}, the heaviest ${heaviest} bytes (brotli)`);
