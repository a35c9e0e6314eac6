import { borderUnits } from "#app/leso/borders.ts";
import type { Cloth } from "#app/leso/cloth.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

const unit = 32;
const wide = 15 * unit;
const high = 10 * unit;

/** The field (mji) of a cloth as an SVG that fills whatever box it is put into. */
export function drawField(cloth: Cloth) {
  return svg('width="100%" height="100%"', fieldOf(cloth, "field"));
}

/** The border (pindo) of a cloth as an SVG strip that repeats along its whole width. */
export function drawBorder(cloth: Cloth, name = "border") {
  const id = `${cloth.seed}-${name}`;
  return svg(
    'width="100%" height="100%"',
    `<pattern id="${id}" width="${unit}" height="${unit}" patternUnits="userSpaceOnUse">${borderUnits[cloth.border](cloth.palette)}</pattern>` +
      `<rect width="100%" height="100%" fill="${cloth.palette.ground}"/><rect width="100%" height="100%" fill="url(#${id})"/>`,
  );
}

/** A whole cloth, border on four sides and field inside, as an SVG of 3 by 2. */
export function drawPanel(cloth: Cloth) {
  return svg(
    `viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid slice" width="100%" height="100%"`,
    panelOf(cloth, wide, high),
  );
}

/** One motif alone on its ground, for a round picture in the place of a face. */
export function drawPortrait({ motif, palette }: Cloth) {
  return svg(
    'viewBox="-40 -40 80 80" width="100%" height="100%"',
    `<rect x="-40" y="-40" width="80" height="80" fill="${palette.ground}"/>${motifDrawings[motif](palette)}`,
  );
}

/** The inside of a whole cloth for a picture of any size in whole units of 32. */
export function panelOf(cloth: Cloth, width: number, height: number) {
  const { seed, palette, border } = cloth;
  const line = (inset: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${palette.figure}" stroke-width="3"/>`;
  const row = (name: string, count: number) =>
    `<g id="${seed}-${name}">${Array.from({ length: count }, (_, index) => `<use href="#${seed}-unit" x="${index * unit}"/>`).join("")}</g>`;
  const corner = (x: number, y: number) => `<use href="#${seed}-corner" x="${x}" y="${y}"/>`;
  const inner = 42;
  return (
    `<defs><g id="${seed}-unit">${borderUnits[border](palette)}</g>${row("row", width / unit - 2)}${row("side", height / unit - 2)}` +
    `<g id="${seed}-corner"><path fill="${palette.figure}" d="M2 2H30V30H2Z"/><path fill="${palette.ground}" d="M16 5 27 16 16 27 5 16Z"/><circle cx="16" cy="16" r="4.5" fill="${palette.light}"/></g></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `<svg x="${inner}" y="${inner}" width="${width - 2 * inner}" height="${height - 2 * inner}">${insideOf(cloth, width - 2 * inner, height - 2 * inner)}</svg>` +
    line(37) +
    `<use href="#${seed}-row" transform="translate(${unit})"/>` +
    `<use href="#${seed}-row" transform="translate(${width - unit} ${height}) rotate(180)"/>` +
    `<use href="#${seed}-side" transform="translate(0 ${height - unit}) rotate(-90)"/>` +
    `<use href="#${seed}-side" transform="translate(${width} ${unit}) rotate(90)"/>` +
    [
      [0, 0],
      [width - unit, 0],
      [0, height - unit],
      [width - unit, height - unit],
    ]
      .map(([x = 0, y = 0]) => corner(x, y))
      .join("")
  );
}

function svg(attributes: string, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false" ${attributes}>${inside}</svg>`;
}

// Inside a border one large figure may stand alone; in a box of unknown size it has to repeat.
function insideOf(cloth: Cloth, width: number, height: number) {
  return cloth.layout === "medallion" ? medallion(cloth, width, height) : fieldOf(cloth, "inner");
}

function medallion({ seed, motif, palette }: Cloth, width: number, height: number) {
  const id = `${seed}-big`;
  const center = { x: width / 2, y: height / 2 };
  const scale = height / 90;
  const ring = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI;
    const away = scale * 36;
    const x = Math.round(center.x + away * Math.cos(angle));
    const y = Math.round(center.y + away * Math.sin(angle));
    return `<circle cx="${x}" cy="${y}" r="4"/>`;
  });
  const places = [44, width - 44].flatMap((x) => [44, height - 44].map((y) => [x, y]));
  return (
    `<defs><g id="${id}">${motifDrawings[motif](palette)}</g></defs>` +
    `<use href="#${id}" transform="translate(${center.x} ${center.y}) scale(${scale.toFixed(2)})"/>` +
    `<g fill="${palette.light}">${ring.join("")}</g>` +
    places.map(([x = 0, y = 0]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join("")
  );
}

function fieldOf({ seed, motif, layout, palette }: Cloth, name: string) {
  const id = `${seed}-${name}`;
  const at = (x: number, y: number, scale = 1, turn = 0) =>
    `<use href="#${id}-m" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}"/>`;
  const dot = (x: number, y: number, size = 3) => `<circle cx="${x}" cy="${y}" r="${size}"/>`;
  const dots = (...places: string[]) => `<g fill="${palette.light}">${places.join("")}</g>`;
  // Turned waves fall apart into sticks; every other figure may lean.
  const lean = motif === "waves" ? 0 : 1;
  const [width, height, inside] = layouts[layout](at, dot, dots, lean);
  return (
    `<defs><g id="${id}-m">${motifDrawings[motif](palette)}</g></defs>` +
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern>` +
    `<rect width="100%" height="100%" fill="${palette.ground}"/><rect width="100%" height="100%" fill="url(#${id})"/>`
  );
}

type At = (x: number, y: number, scale?: number, turn?: number) => string;
type Dot = (x: number, y: number, size?: number) => string;
type Dots = (...places: string[]) => string;
type Tile = [width: number, height: number, inside: string];

const corners = (size: number) => [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
];

const layouts: Record<Cloth["layout"], (at: At, dot: Dot, dots: Dots, lean: number) => Tile> = {
  grid: (at, dot, dots) => [
    68,
    68,
    at(34, 34) + dots(...corners(68).map(([x = 0, y = 0]) => dot(x, y))),
  ],
  brick: (at, dot, dots) => [
    76,
    124,
    at(38, 31) + at(0, 93) + at(76, 93) + dots(dot(0, 31), dot(76, 31), dot(38, 93)),
  ],
  scatter: (at, dot, dots, lean) => [
    136,
    136,
    at(36, 38) +
      at(104, 106, 1, 45 * lean) +
      at(106, 34, 0.52, 20 * lean) +
      at(34, 106, 0.52, -20 * lean) +
      dots(
        dot(70, 70),
        ...corners(136).map(([x = 0, y = 0]) => dot(x, y)),
        dot(70, 4, 2),
        dot(4, 72, 2),
      ),
  ],
  medallion: (at, dot, dots) => [
    184,
    184,
    at(92, 92, 2.1) +
      corners(184)
        .map(([x = 0, y = 0]) => at(x, y, 0.9))
        .join("") +
      dots(...[0, 184].flatMap((edge) => [dot(edge, 92, 5), dot(92, edge, 5)])),
  ],
};
