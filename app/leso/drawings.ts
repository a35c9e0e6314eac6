import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { borderPattern, clothSize, drawBorder, drawCloth } from "#app/leso/draw-cloth.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";
import { paletteOf } from "#app/leso/palette.ts";

const { width, height, border } = clothSize;
const whole = 'width="100%" height="100%"';
const low = `width="100%" height="${border}"`;

/** The parts of a cloth, each as a complete SVG. */
export const drawings = {
  /** The whole cloth, with its saying if there is one. */
  whole: (cloth: ClothDesign, jina?: string) => drawn(drawCloth(cloth, jina)),
  /** The border alone, to go around a photograph. */
  rim: (cloth: ClothDesign) => drawn(drawBorder(cloth)),
  /** The border as a band that repeats across and down its container. */
  border: (cloth: ClothDesign) => drawBand(cloth, "border"),
  /** The border again, for the other end of the same cloth. */
  edge: (cloth: ClothDesign) => drawBand(cloth, "edge"),
  /** A motif on its ground, in place of a portrait. */
  portrait: ({ motif, palette }: ClothDesign) => drawMotif(motif, palette, 16, palette.ground),
  /** A motif alone, on a ground in the colour of the cloth. */
  motif: ({ motif, color }: ClothDesign) => drawMotif(motif, paletteOf(color, "dark"), 0),
};

// The size of a drawing if the style sheet, which makes it fill its box, is missing.
function drawn(inside: string) {
  return svg(`viewBox="0 0 ${width} ${height}" width="240" height="160"`, inside);
}

function drawMotif(
  motif: ClothDesign["motif"],
  palette: ClothDesign["palette"],
  air: number,
  ground?: string,
) {
  const drawing = motifDrawings[motif];
  const side = Math.max(drawing.width, drawing.height) + air;
  const box = `viewBox="${-side / 2} ${-side / 2} ${side} ${side}" width="96" height="96"`;
  const below = ground ? `<rect x="${-side / 2}" y="${-side / 2}" ${whole} fill="${ground}"/>` : "";
  return svg(box, below + drawing.draw(palette));
}

function drawBand(cloth: ClothDesign, name: string) {
  const id = `${cloth.seed}-${name}`;
  return svg(low, borderPattern(cloth, id) + centered(id, cloth.palette.edge));
}

// A pattern on its ground that starts in the middle, so that both edges cut it symmetrically.
function centered(id: string, ground: string) {
  return `<rect ${whole} fill="${ground}"/><svg x="50%" overflow="visible"><rect x="-2016" width="4032" height="100%" fill="url(#${id})"/></svg>`;
}

/** An SVG that is hidden from screen readers. */
export function svg(attributes: string, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" ${attributes}>${inside}</svg>`;
}
