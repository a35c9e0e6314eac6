// Draws every motif in every layout, every border and every palette on one page, to be looked at in
// a browser: .cache/leso/index.html
import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { clothOf } from "#app/leso/cloth.ts";
import { drawBorder, drawPanel } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs } from "#app/model/fields/leso.ts";

const cloths = motifs.flatMap((motif, row) =>
  layouts.flatMap((layout, column) =>
    [0, 3].map((shift) => {
      const color = colors[(row + column + shift) % colors.length];
      const border = borders[(row * 2 + column + shift) % borders.length];
      return clothOf(`${motif}-${layout}-${shift}`, { motif, layout, color, border });
    }),
  ),
);
const figures = cloths.map((cloth) => {
  const words = [cloth.motif, cloth.layout, cloth.border, cloth.color].join(", ");
  return `<figure>${drawPanel(cloth)}<figcaption>${words}</figcaption></figure>`;
});
const strips = borders
  .flatMap((border) => colors.map((color) => clothOf(`${border}-${color}`, { border, color })))
  .map((cloth) => `<div class="strip">${drawBorder(cloth)}</div>`);

await mkdir(".cache/leso", { recursive: true });
await writeFile(
  ".cache/leso/index.html",
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Leso</title><style>
body { margin: 0; padding: 24px; background: #fffbf3; font: 13px sans-serif }
main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
figure { margin: 0 } figure svg { aspect-ratio: 3/2; height: auto } .strip { height: 32px }
</style><main>${[...figures, ...strips].join("")}</main></html>`,
);
const sizes = cloths.map((cloth) => brotliCompressSync(drawPanel(cloth)).length);
console.log(`${cloths.length} cloths in .cache/leso/index.html, up to ${Math.max(...sizes)} bytes`);
