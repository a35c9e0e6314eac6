import type { Cloth } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

// Every layout has rows of this height, so that a box of whole rows cuts no figure.
const row = 64;

type At = (x: number, y: number, scale?: number, turn?: number) => string;
type Dot = (x: number, y: number, size?: number) => string;
type Tile = { width: number; height: number; figures: string; dots: string };

/** The field of a cloth as a pattern that fills the SVG around it, symmetric at both edges. */
export function fillField({ seed, motif, layout, palette }: Cloth) {
  const id = `${seed}-field`;
  const { width, height, figures, dots } = layouts[layout](useOf(id), dot, lean(motif));
  return (
    `<defs><g id="${id}-m">${motifDrawings[motif](palette)}</g></defs>` +
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${figures}<g fill="${palette.light}">${dots}</g></pattern>` +
    `<rect width="100%" height="100%" fill="${palette.ground}"/><svg x="50%" overflow="visible"><rect x="${-28 * width}" width="${56 * width}" height="100%" fill="url(#${id})"/></svg>`
  );
}

/** As many whole figures as fit into a box of this size, centered. */
export function drawFigures(
  { seed, motif, layout, palette }: Cloth,
  width: number,
  height: number,
) {
  const id = `${seed}-inner`;
  const at = useOf(id);
  const step = layout === "brick" ? 72 : row;
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / row);
  const left = (width - columns * step) / 2 + step / 2;
  const top = (height - rows * row) / 2 + row / 2;
  let figures = "";
  let dots = "";
  for (let line = 0; line < rows; line += 1) {
    const isShifted = layout === "brick" && line % 2 === 1;
    for (let column = 0; column < columns - (isShifted ? 1 : 0); column += 1) {
      const x = Math.round(left + column * step + (isShifted ? step / 2 : 0));
      const y = Math.round(top + line * row);
      const isSmall = layout === "scatter" && (line + column) % 2 === 1;
      figures += isSmall ? at(x, y, 0.5, 20 * lean(motif)) : at(x, y, 0.9);
      if (column < columns - 1 - (isShifted ? 1 : 0) && line < rows - 1 && layout !== "brick") {
        dots += dot(x + step / 2, y + row / 2, 2.5);
      }
      if (layout === "brick" && column < columns - 1 - (isShifted ? 1 : 0)) {
        dots += dot(x + step / 2, y, 2.5);
      }
    }
  }
  return `<defs><g id="${id}-m">${motifDrawings[motif](palette)}</g></defs>${figures}<g fill="${palette.light}">${dots}</g>`;
}

const dot: Dot = (x, y, size = 3) => `<circle cx="${x}" cy="${y}" r="${size}"/>`;

function useOf(id: string): At {
  return (x, y, scale = 0.92, turn = 0) =>
    `<use href="#${id}-m" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})"/>`;
}

// Rotated waves look like loose sticks, so only the other motifs may lean.
function lean(motif: Cloth["motif"]) {
  return motif === "waves" ? 0 : 1;
}

const layouts: Record<Cloth["layout"], (at: At, dot: Dot, lean: number) => Tile> = {
  grid: (at) => ({
    width: row,
    height: row,
    figures: at(32, 32, 0.9),
    dots: dot(0, 0, 2.5) + dot(64, 0, 2.5) + dot(0, 64, 2.5) + dot(64, 64, 2.5),
  }),
  brick: (at) => ({
    width: 72,
    height: 2 * row,
    figures: at(36, 32) + at(0, 96) + at(72, 96),
    dots: dot(0, 32, 2.5) + dot(72, 32, 2.5) + dot(36, 96, 2.5),
  }),
  scatter: (at, _dot, leaning) => ({
    width: 2 * row,
    height: 2 * row,
    figures:
      at(32, 32) + at(96, 96) + at(96, 32, 0.5, 20 * leaning) + at(32, 96, 0.5, -20 * leaning),
    dots:
      dot(64, 64, 2.5) + dot(0, 64, 2.5) + dot(128, 64, 2.5) + dot(64, 0, 2.5) + dot(64, 128, 2.5),
  }),
  medallion: (at) => ({
    width: 3 * row,
    height: 2 * row,
    figures: at(64, 64, 1.9) + at(160, 64, 0.9),
    dots: dot(160, 18, 4) + dot(160, 110, 4) + dot(128, 4, 2.5) + dot(128, 124, 2.5),
  }),
};
