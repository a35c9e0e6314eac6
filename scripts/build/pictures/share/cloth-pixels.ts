import sharp from "sharp";
import type { Cloth } from "#app/leso/cloth.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";
import { clothName, fieldName } from "#scripts/build/pictures/share/cloth-name.ts";
import { drawnCloth, type DrawnCloth } from "#scripts/build/pictures/share/drawn-cloth.ts";
import { rowLength } from "#scripts/build/pictures/share/indexed-png.ts";
import { clothColor, weighingPalette } from "#scripts/build/pictures/share/share-colors.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";

const { width, height } = shareSize;
const row = rowLength(width);
// The cloth is drawn for this size, so that its border is as bold as on a page.
const drawn = { width: 800, height: 416 };
// Between the border and the frame around the field there is only ground.
const hem = 51;

/** Answers with a drawn cloth; a field and a border are drawn once for all palettes. */
export type ClothPainter = (cloth: Cloth) => Promise<DrawnCloth>;

type Kept<Drawn> = { name: string; drawn: Promise<Drawn> };

/** Makes a painter, which holds the borders that it drew, the last field and the last whole cloth. */
export function clothPainter(): ClothPainter {
  const borders = new Map<string, Promise<Buffer>>();
  let field: Kept<Buffer> | undefined;
  let last: Kept<DrawnCloth> | undefined;
  const paint = async (cloth: Cloth) => {
    const name = fieldName(cloth);
    let panel: Promise<Buffer> | undefined;
    // One drawing has both.
    const drawn = () => (panel ??= drawPanel(cloth));
    if (field?.name !== name) field = { name, drawn: drawn() };
    const border = borders.get(cloth.border) ?? drawn();
    borders.set(cloth.border, border);
    return drawnCloth(joined(await field.drawn, await border));
  };
  return (cloth) => {
    const name = clothName(cloth);
    if (last?.name !== name) last = { name, drawn: paint(cloth) };
    return last.drawn;
  };
}

// The rows of one panel within the border of another.
function joined(field: Buffer, border: Buffer) {
  const rows = Buffer.from(border);
  for (let start = hem * row; start < (height - hem) * row; start += row) {
    field.copy(rows, start + 1 + hem, start + 1 + hem, start + row - hem);
  }
  return rows;
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
