import { borderUnits } from "#app/leso/borders.ts";
import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { centered, fillField } from "#app/leso/draw-field.ts";
import { layFigures, type Room } from "#app/leso/lay-figures.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

const unit = 32;
const wide = 15 * unit;
const high = 10 * unit;
const square = 15 * unit;
const sideways = `y="-2016" width="${unit}" height="4032"`;
const lengthways = `x="-2016" width="4032" height="${unit}"`;
const whole = 'width="100%" height="100%"';
// How large a drawing is where the style sheet that has it fill its box is missing.
const large = 'width="240" height="160"';
const small = 'width="96" height="96"';
const low = `width="100%" height="${unit}"`;

/** The parts of a cloth, each as a finished SVG. */
export const drawings = {
  field: drawField,
  border: (cloth: ClothDesign) => drawBorder(cloth, "border"),
  /** The border once more, for the other end of the same cloth. */
  edge: (cloth: ClothDesign) => drawBorder(cloth, "edge"),
  side: drawSide,
  panel: (cloth: ClothDesign) => drawPanel(cloth),
  /** A panel without its field, to go around a photograph. */
  rim: (cloth: ClothDesign) => drawPanel(cloth, ""),
  portrait: drawPortrait,
  motif: drawMotif,
  circle: drawCircle,
  frame: drawFrame,
};

// The field (mji) of a cloth as an SVG that fills its container.
function drawField(cloth: ClothDesign) {
  return svg('width="100%" height="128"', fillField(cloth));
}

// The border (pindo) of a cloth as an SVG that repeats across and down its container.
function drawBorder(cloth: ClothDesign, name: string) {
  const id = `${cloth.seed}-${name}`;
  return svg(low, borderPattern(cloth, id) + centered(id, cloth.palette.ground));
}

// The border down the left edge of a cloth.
function drawSide(cloth: ClothDesign) {
  const id = `${cloth.seed}-side`;
  return svg(
    low,
    `${borderPattern(cloth, id, -90)}<rect ${whole} fill="${cloth.palette.ground}"/>${strip(id, 'y="50%"', sideways)}`,
  );
}

// A whole cloth with a border on four sides and the field inside, as a 3:2 SVG.
function drawPanel(cloth: ClothDesign, inside?: string) {
  return svg(
    `viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid slice" ${large}`,
    panelOf(cloth, wide, high, inside),
  );
}

// One motif on its ground, to stand in for a portrait.
function drawPortrait({ motif, palette }: ClothDesign) {
  return svg(
    `viewBox="-40 -40 80 80" ${small}`,
    `<rect x="-40" y="-40" width="80" height="80" fill="${palette.ground}"/>${motifDrawings[motif](palette)}`,
  );
}

// One motif alone, on a transparent ground.
function drawMotif({ motif, palette }: ClothDesign) {
  return svg(`viewBox="-32 -32 64 64" ${small}`, motifDrawings[motif](palette));
}

// A square cloth: one large motif in the middle of girls who sit in a circle, seen from above, with four
// desks around them.
function drawCircle(cloth: ClothDesign) {
  const { seed, motif, palette } = cloth;
  const [girl, desk] = [`${seed}-girl`, `${seed}-desk`];
  const girls = Array.from({ length: 12 }, (_, index) => {
    const dress = index % 2 === 0 ? palette.figure : palette.light;
    return `<use href="#${girl}" fill="${dress}" transform="rotate(${index * 30})"/>`;
  });
  const corners = [-172, 172].flatMap((x) => [-172, 172].map((y) => [x, y]));
  const inside =
    `<defs><g id="${girl}"><ellipse cy="-166" rx="29" ry="17"/><circle cy="-158" r="15" fill="${palette.ground}"/><circle cy="-158" r="11.5"/></g>` +
    `<g id="${desk}">${motifDrawings.desk(palette)}</g></defs>` +
    `<g transform="translate(${square / 2 - 42} ${square / 2 - 42}) scale(.92)"><g transform="scale(3)">${motifDrawings[motif](palette)}</g>${girls.join("")}` +
    `${corners.map(([x = 0, y = 0]) => `<use href="#${desk}" x="${x}" y="${y}"/>`).join("")}</g>`;
  return svg(`viewBox="0 0 ${square} ${square}" ${large}`, panelOf(cloth, square, square, inside));
}

// A border on the four sides of a box of any size, cut off symmetrically at the corners.
function drawFrame(cloth: ClothDesign) {
  const { seed, palette } = cloth;
  const [across, down] = [`${seed}-across`, `${seed}-down`];
  const corner = (place: string, x: number, y: number) =>
    `<svg ${place} overflow="visible"><use href="#${seed}-corner" x="${x}" y="${y}"/></svg>`;
  return svg(
    whole,
    `<defs>${cornerOf(cloth)}</defs>${borderPattern(cloth, across)}${borderPattern(cloth, down, -90)}` +
      `<rect ${whole} fill="${palette.ground}"/>` +
      strip(across, 'x="50%"', lengthways) +
      strip(across, 'x="50%" y="100%"', `${lengthways} transform="scale(1 -1)"`) +
      strip(down, 'y="50%"', sideways) +
      strip(down, 'x="100%" y="50%"', `${sideways} transform="scale(-1 1)"`) +
      corner("", 0, 0) +
      corner('x="100%"', -unit, 0) +
      corner('y="100%"', 0, -unit) +
      corner('x="100%" y="100%"', -unit, -unit),
  );
}

/** A border around a box of whole units, with the field in it, which leaves room for words, or something else. */
export function panelOf(cloth: ClothDesign, width: number, height: number, inside?: Room | string) {
  const { seed, palette } = cloth;
  const row = (name: string, count: number) =>
    `<g id="${seed}-${name}">${Array.from({ length: count }, (_, index) => `<use href="#${seed}-unit" x="${index * unit}"/>`).join("")}</g>`;
  const corner = (x: number, y: number) => `<use href="#${seed}-corner" x="${x}" y="${y}"/>`;
  const ends = [0, width - unit].flatMap((x) => [0, height - unit].map((y) => corner(x, y)));
  return (
    `<defs><g id="${seed}-unit">${hemmed(cloth)}</g>${row("row", width / unit - 2)}${row("side", height / unit - 2)}` +
    `${cornerOf(cloth)}</defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `<g transform="translate(42 42)">${typeof inside === "string" ? inside : fieldInside(cloth, width - 84, height - 84, inside)}</g>` +
    `<rect x="37" y="37" width="${width - 74}" height="${height - 74}" fill="none" stroke="${palette.figure}" stroke-width="3"/>` +
    `<use href="#${seed}-row" transform="translate(${unit})"/>` +
    `<use href="#${seed}-row" transform="translate(${width - unit} ${height}) rotate(180)"/>` +
    `<use href="#${seed}-side" transform="translate(0 ${height - unit}) rotate(-90)"/>` +
    `<use href="#${seed}-side" transform="translate(${width} ${unit}) rotate(90)"/>${ends.join("")}`
  );
}

/** An SVG that is hidden from screen readers. */
export function svg(attributes: string, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false" ${attributes}>${inside}</svg>`;
}

// A line of ground above and below separates the border from the page beside it.
function hemmed({ border, palette }: ClothDesign) {
  return `<g transform="translate(0 3) scale(1 .8125)">${borderUnits[border](palette)}</g>`;
}

function cornerOf({ seed, palette }: ClothDesign) {
  return `<g id="${seed}-corner"><path fill="${palette.ground}" d="M0 0H32V32H0Z"/><path fill="${palette.figure}" d="M4 4H28V28H4Z"/><path fill="${palette.ground}" d="M16 7 25 16 16 25 7 16Z"/><circle cx="16" cy="16" r="4" fill="${palette.light}"/></g>`;
}

function borderPattern(cloth: ClothDesign, id: string, turn = 0) {
  const turned = turn === 0 ? "" : ` patternTransform="rotate(${turn})"`;
  return `<pattern id="${id}" width="${unit}" height="${unit}" patternUnits="userSpaceOnUse"${turned}>${hemmed(cloth)}</pattern>`;
}

// One edge of a cloth, which starts in the middle of its side.
function strip(id: string, place: string, box: string) {
  return `<svg ${place} overflow="visible"><rect ${box} fill="url(#${id})"/></svg>`;
}

function fieldInside(cloth: ClothDesign, width: number, height: number, room?: Room) {
  if (room) return layFigures(cloth, width, height, { ...room, x: room.x - 42, y: room.y - 42 });
  if (cloth.layout !== "medallion") return layFigures(cloth, width, height);
  // One large figure stands where the words would.
  const box = { x: width / 2 - 70, y: 54, width: 140, height: height - 108 };
  const large = motifDrawings[cloth.motif](cloth.palette);
  const at = `translate(${width / 2} ${height / 2}) scale(${(height / 118).toFixed(2)})`;
  return `${layFigures(cloth, width, height, box)}<g transform="${at}">${large}</g>`;
}
