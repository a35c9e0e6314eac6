import { borderUnits } from "#app/leso/borders.ts";
import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { drawField } from "#app/leso/draw-field.ts";

/** The size of a whole cloth and the depth of its border, which fits each side a whole number of times. */
export const clothSize = { width: 480, height: 320, border: 32 };

const { width, height, border } = clothSize;
const [across, down] = [width - 2 * border, height - 2 * border];
// The narrow borders above and below the saying, and the space around its letters.
const [line, air] = [9, 9];

/** Draws a centred line of text on a baseline. */
export type SetLine = (text: string, size: number, x: number, y: number, fill: string) => string;

/** A whole cloth without its svg element: border (pindo), field (mji) and, if there is one, saying (jina). */
export function drawCloth(cloth: ClothDesign, jina?: string, setLine: SetLine = asText) {
  const strip = jina ? drawStrip(cloth, jina, setLine) : { height: 0, svg: "" };
  const [wide, tall] = [across - 10, down - 10 - strip.height];
  const field = { x: border + 10, y: border + 10, width: wide - 10, height: tall - 10 };
  return drawBorder(
    cloth,
    `<path fill="none" stroke="${cloth.palette.figure}" stroke-width="2.5" d="M${border + 5} ${border + 5}h${wide}v${tall}h-${wide}Z"/>` +
      drawField(cloth, "field", field) +
      strip.svg,
  );
}

/** The border of a whole cloth on its four sides, around any content. */
export function drawBorder(cloth: ClothDesign, inside = "") {
  const { seed, palette } = cloth;
  const side = (length: number, transform: string) =>
    `<path fill="url(#${seed}-unit)" transform="${transform}" d="M0 0H${length}V${border}H0Z"/>`;
  return (
    `<defs>${borderPattern(cloth, `${seed}-unit`)}</defs>` +
    `<path fill="${palette.edge}" d="M0 0H${width}V${height}H0Z"/><path fill="${palette.ground}" d="M${border} ${border}h${across}v${down}h-${across}Z"/>${inside}` +
    // Two sides and two corners; the others are the same, turned around.
    `<g id="${seed}-half">` +
    side(across, `translate(${border})`) +
    side(down, `translate(0 ${height - border}) rotate(-90)`) +
    `${cornerOf(cloth)}<use href="#${seed}-corner" y="${height - border}"/></g>` +
    `<use href="#${seed}-half" transform="rotate(180 ${width / 2} ${height / 2})"/>`
  );
}

// The saying low in the field, between two narrow lines of the border.
function drawStrip({ palette }: ClothDesign, jina: string, setLine: SetLine) {
  const { lines, size } = setJina(jina, across - 20);
  const tall = size * (0.72 + 0.98 * (lines.length - 1));
  const inside = 2 * line + 2 * air + tall;
  const top = height - border - inside;
  const band = (y: number) =>
    `<path fill="${palette.edge}" d="M${border} ${y}h${across}v${line}h-${across}Z"/>` +
    `<path fill="none" stroke="${palette.trim}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 8" d="M${border + 4} ${y + line / 2}h${across}"/>`;
  const words = lines.map((text, index) =>
    setLine(text, size, width / 2, top + line + air + size * (0.72 + 0.98 * index), palette.figure),
  );
  return { height: inside, svg: band(top) + band(height - border - line) + words.join("") };
}

function asText(text: string, size: number, x: number, y: number, fill: string) {
  const safe = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<text class="saying" font-size="${size.toFixed(1)}" text-anchor="middle" font-weight="700" fill="${fill}" x="${x}" y="${y.toFixed(1)}">${safe}</text>`;
}

/** A border as an SVG pattern of its units. */
export function borderPattern(cloth: ClothDesign, id: string) {
  return `<pattern id="${id}" width="${border}" height="${border}" patternUnits="userSpaceOnUse">${borderUnits[cloth.border](cloth.palette)}</pattern>`;
}

/** The corner of a border, with an id to draw it again. */
export function cornerOf({ seed, palette }: ClothDesign) {
  return `<g id="${seed}-corner"><path fill="${palette.edge}" d="M0 0H32V32H0Z"/><path fill="${palette.trim}" d="M3 3H29V29H3Z"/><path fill="${palette.edge}" d="M16 5 27 16 16 27 5 16Z"/><circle cx="16" cy="16" r="5" fill="${palette.spot}"/></g>`;
}

/** The layout of a saying (jina) in its strip: in capitals, in one line or two. */
type JinaLines = { lines: string[]; size: number };

// The largest sizes that suit a strip; a preview 300 pixels wide still has letters of 22 pixels or more.
const [inOneLine, inTwo] = [44, 38];

/** Sets a saying in one line if its letters stay large, otherwise in two lines of similar length. */
export function setJina(jina: string, width: number): JinaLines {
  const words = jina.trim().toUpperCase().split(/\s+/);
  const breaks = words.map((_, index) => [words.slice(0, index), words.slice(index)]);
  const settings = breaks.map((parts) => {
    const lines = parts.filter((part) => part.length > 0).map((part) => part.join(" "));
    const widest = Math.max(...lines.map(widthOf));
    return {
      lines,
      size: Math.min(lines.length === 1 ? inOneLine : inTwo, width / widest),
      widest,
    };
  });
  const [whole, ...broken] = settings;
  const best = broken.sort((a, b) => a.widest - b.widest)[0];
  return !best || (whole && whole.size >= inTwo) ? (whole as JinaLines) : best;
}

// The width in em, for capitals of the display face and of its wider fallbacks.
function widthOf(line: string) {
  const widths = [...line].map((letter) =>
    /[ IJ.,;:'’!|]/.test(letter) ? 0.36 : /[MW]/.test(letter) ? 0.94 : 0.7,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
