import sharp from "sharp";
import type { Cloth } from "#app/leso/cloth.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";
import { rowLength } from "#scripts/build/pictures/share/indexed-png.ts";
import { clothColor, weighingPalette } from "#scripts/build/pictures/share/share-colors.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";

const { width, height } = shareSize;
const row = rowLength(width);
// The cloth is drawn for this size, so that its border is as bold as on a page.
const drawn = { width: 800, height: 416 };
// Between the border and the frame around the field there is only ground.
const hem = 51;

/** A cloth as rows of color numbers, of which one buffer gives the field and another the border. */
export type ClothPixels = { field: Buffer; border: Buffer };

/** Answers with the pixels of a cloth; a field and a border are drawn once for all palettes. */
export type ClothPainter = (cloth: Cloth) => Promise<ClothPixels>;

/** Makes a painter, which holds what it drew for as long as it is held. */
export function clothPainter(): ClothPainter {
  const panels = new Map<string, Promise<Buffer>>();
  return async (cloth) => {
    const parts = [`${cloth.motif} ${cloth.layout}`, cloth.border];
    const missing = parts.filter((part) => !panels.has(part));
    if (missing.length > 0) {
      const panel = drawPanel(cloth);
      for (const part of missing) panels.set(part, panel);
    }
    const [field, border] = await Promise.all(parts.map((part) => panels.get(part)));
    return { field, border } as ClothPixels;
  };
}

/** Writes a cloth into the rows of a picture. */
export function copyCloth({ field, border }: ClothPixels, rows: Buffer) {
  const below = (height - hem) * row;
  field.copy(rows, hem * row, hem * row, below);
  border.copy(rows, 0, 0, hem * row);
  border.copy(rows, below, below);
  // So few bytes at a time are copied faster one by one.
  for (let start = hem * row; start < below; start += row) {
    for (
      let left = start + 1, right = start + row - hem;
      left <= start + hem;
      left += 1, right += 1
    ) {
      rows[left] = border[left] ?? 0;
      rows[right] = border[right] ?? 0;
    }
  }
}

async function drawPanel(cloth: Cloth) {
  const weighed: Cloth = { ...cloth, seed: "share", palette: weighingPalette };
  const scale = `${width / drawn.width} ${height / drawn.height}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="scale(${scale})">${panelOf(weighed, drawn.width, drawn.height)}</g></svg>`;
  const drawing = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = new DataView(drawing.buffer, drawing.byteOffset, drawing.byteLength);
  const rows = Buffer.alloc(row * height);
  let last = -1;
  let color = 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let to = y * row + 1; to < (y + 1) * row; to += 1, from += 4) {
      const pixel = pixels.getUint32(from) >>> 8;
      // Most pixels are like the one before them.
      if (pixel !== last) color = clothColor((last = pixel));
      rows[to] = color;
    }
  }
  return rows;
}
