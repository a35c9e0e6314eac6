import sharp from "sharp";
import { rowLength } from "#scripts/build/pictures/share/indexed-png.ts";
import { inkSteps } from "#scripts/build/pictures/share/share-colors.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";
import type { PlacedGlyph, Typeface } from "#scripts/build/pictures/share/typeface.ts";

const row = rowLength(shareSize.width);

/** The pixels of a glyph that have ink, and how much each of them has, from 1 to `inkSteps`. */
export type GlyphMask = {
  /** Where each is in the rows of a picture, seen from the point that the glyph is set at. */
  places: Int32Array;
  ink: Uint8Array;
};

/** A glyph at a size, and how many quarters of a pixel it stands to the right of a whole one. */
export type WantedGlyph = { glyph: PlacedGlyph; size: number; quarter: number };

/** Answers with the masks of glyphs, in order; each is drawn once. */
export type GlyphPainter = (wanted: WantedGlyph[]) => Promise<GlyphMask[]>;

/** Makes a painter for a face, which holds what it drew for as long as it is held. */
export function glyphPainter(face: Typeface): GlyphPainter {
  const known = new Map<number, GlyphMask>();
  return async (wanted) => {
    const missing = new Map<number, WantedGlyph>();
    for (const one of wanted) if (!known.has(keyOf(one))) missing.set(keyOf(one), one);
    if (missing.size > 0) {
      const masks = await drawMasks(face, [...missing.values()]);
      [...missing.keys()].forEach((key, index) => known.set(key, masks[index] as GlyphMask));
    }
    return wanted.map((one) => known.get(keyOf(one)) as GlyphMask);
  };
}

// A face has fewer than 65536 glyphs, and no size reaches 256.
function keyOf({ glyph: { face, glyph }, size, quarter }: WantedGlyph) {
  return ((face * 65536 + glyph) * 256 + size) * 4 + quarter;
}

type Box = { left: number; top: number; width: number; height: number };
type Cell = Box & { x: number; wanted: WantedGlyph };

// One sheet for all of them, because starting to draw costs more than drawing a letter.
async function drawMasks(face: Typeface, wanted: WantedGlyph[]): Promise<GlyphMask[]> {
  let width = 0;
  const cells = wanted.map((one): Cell => {
    const cell = { x: width, wanted: one, ...cellOf(face, one) };
    width += cell.width;
    return cell;
  });
  const height = Math.max(...cells.map((cell) => cell.height));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${cells.map((cell) => pathOf(face, cell)).join("")}</svg>`;
  const sheet = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  return cells.map((cell) => maskOf(sheet, width, cell));
}

function cellOf(face: Typeface, { glyph, size, quarter }: WantedGlyph): Box {
  const box = face.boxOf(glyph);
  const left = Math.floor(box.left * size + quarter / 4) - 1;
  const top = Math.floor(box.top * size) - 1;
  return {
    left,
    top,
    width: Math.ceil(box.right * size + quarter / 4) + 1 - left,
    height: Math.ceil(box.bottom * size) + 1 - top,
  };
}

function pathOf(face: Typeface, { x, left, top, wanted: { glyph, size, quarter } }: Cell) {
  const { d, scale } = face.outline(glyph);
  const unit = scale * size;
  return `<path transform="translate(${x - left + quarter / 4} ${-top}) scale(${unit} ${-unit})" d="${d}"/>`;
}

function maskOf(
  sheet: Buffer,
  sheetWidth: number,
  { x, left, top, width, height }: Cell,
): GlyphMask {
  const places: number[] = [];
  const ink: number[] = [];
  for (let line = 0; line < height; line += 1) {
    for (let column = 0; column < width; column += 1) {
      const alpha = sheet[line * sheetWidth + x + column] ?? 0;
      const step = Math.round((alpha * inkSteps) / 255);
      if (step === 0) continue;
      places.push((top + line) * row + left + column);
      ink.push(step);
    }
  }
  return { places: Int32Array.from(places), ink: Uint8Array.from(ink) };
}
