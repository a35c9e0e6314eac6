import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { clothPainter, type ClothPainter } from "#scripts/build/pictures/share/cloth-pixels.ts";
import { compressRows } from "#scripts/build/pictures/share/compressed-rows.ts";
import {
  glyphPainter,
  type GlyphMask,
  type GlyphPainter,
} from "#scripts/build/pictures/share/glyph-masks.ts";
import { indexedPng, rowLength } from "#scripts/build/pictures/share/indexed-png.ts";
import {
  goldColor,
  groundColor,
  paperColor,
  shareColors,
} from "#scripts/build/pictures/share/share-colors.ts";
import { shareLabel, type ShareLabel } from "#scripts/build/pictures/share/share-label.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";
import { openTypeface, type Typeface } from "#scripts/build/pictures/share/typeface.ts";

const { width, height } = shareSize;
const row = rowLength(width);

/** What share pictures have in common: the face, what was drawn so far, and room for one picture. */
export type ShareWorkshop = {
  face: Typeface;
  paintCloth: ClothPainter;
  paintGlyphs: GlyphPainter;
  rows: Buffer;
};

/** Opens a workshop; it is let go with the pictures that needed it, because it holds some megabytes. */
export async function shareWorkshop(): Promise<ShareWorkshop> {
  const face = await openTypeface();
  const rows = Buffer.alloc(row * height);
  return { face, paintCloth: clothPainter(), paintGlyphs: glyphPainter(face), rows };
}

/** One share picture as PNG: the page's cloth, its title on it, the line of Swahili below. */
export async function drawSharePicture(
  picture: SharePicture,
  { face, paintCloth, paintGlyphs, rows }: ShareWorkshop,
): Promise<Buffer> {
  const label = shareLabel(face, picture);
  const placed = placedGlyphs(label);
  const masks = await paintGlyphs(placed);
  const cloth = await paintCloth(picture.cloth);
  // Nothing is waited for from here on, so that pictures never share their room.
  const above = cloth.above(label.top);
  const below = cloth.below(label.bottom);
  const [start, end] = [above.end * row, below.start * row];
  cloth.rows.copy(rows, start, start, end);
  fillLabel(rows, label);
  placed.forEach((one, index) => {
    const mask = masks[index];
    if (mask) stamp(rows, one.origin, one.color, mask);
  });
  const labeled = compressRows(rows.subarray(start, end), cloth.rows.subarray(0, start));
  return indexedPng({
    width,
    height,
    rows: [...above.parts, labeled, ...below.parts],
    colors: shareColors(picture.cloth.palette),
  });
}

function placedGlyphs({ lines }: ShareLabel) {
  return lines.flatMap(({ glyphs, size, left, baseline, isOnGold }) =>
    glyphs.map((glyph) => {
      const quarters = Math.round((left + glyph.x * size) * 4);
      const origin = baseline * row + 1 + Math.floor(quarters / 4);
      const color = isOnGold ? goldColor : paperColor;
      return { glyph, size, quarter: quarters % 4, origin, color };
    }),
  );
}

function fillLabel(rows: Buffer, { left, right, top, bottom, frame, goldTop }: ShareLabel) {
  for (let y = top; y < bottom; y += 1) {
    const start = y * row + 1;
    rows.fill(groundColor, start + left, start + right);
    if (y < top + frame || y >= bottom - frame) continue;
    const color = goldTop !== undefined && y >= goldTop ? goldColor : paperColor;
    rows.fill(color, start + left + frame, start + right - frame);
  }
}

// Where two letters touch, the darker of them stands.
function stamp(rows: Buffer, origin: number, color: number, { places, ink }: GlyphMask) {
  for (let at = 0; at < places.length; at += 1) {
    const place = origin + (places[at] ?? 0);
    const inked = color + (ink[at] ?? 0);
    if (inked > (rows[place] ?? 0)) rows[place] = inked;
  }
}
