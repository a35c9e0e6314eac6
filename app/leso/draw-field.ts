import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

// Every layout has rows of this height, so that a box of whole rows cuts no figure.
const row = 64;

type At = (x: number, y: number, scale?: number, turn?: number) => string;
type Dot = (x: number, y: number, size?: number) => string;
type Tile = { width: number; height: number; figures: string; dots: string };

/** The field of a cloth as a pattern that fills the SVG around it, symmetric at both edges. */
export function fillField({ seed, motif, layout, palette }: ClothDesign) {
  const id = `${seed}-field`;
  // Rotated waves look like loose sticks, so only the other motifs may lean.
  const leaning = motif === "waves" ? 0 : 1;
  const { width, height, figures, dots } = layouts[layout](useOf(id), dot, leaning);
  return (
    `<defs><g id="${id}-m">${motifDrawings[motif](palette)}</g></defs>` +
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${figures}<g fill="${palette.light}">${dots}</g></pattern>` +
    centered(id, palette.ground)
  );
}

/** A pattern on its ground that starts in the middle, so that it is cut off symmetrically at both edges. */
export function centered(id: string, ground: string) {
  return `<rect width="100%" height="100%" fill="${ground}"/><svg x="50%" overflow="visible"><rect x="-2016" width="4032" height="100%" fill="url(#${id})"/></svg>`;
}

const dot: Dot = (x, y, size = 3) => `<circle cx="${x}" cy="${y}" r="${size}"/>`;

function useOf(id: string): At {
  return (x, y, scale = 0.92, turn = 0) =>
    `<use href="#${id}-m" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})"/>`;
}

const layouts: Record<ClothDesign["layout"], (at: At, dot: Dot, lean: number) => Tile> = {
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
