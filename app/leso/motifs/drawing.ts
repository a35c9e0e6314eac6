import type { Palette } from "#app/leso/palette.ts";

/** A motif: its size, and how it is drawn around its middle in the colours of a cloth. */
export type Drawing = {
  width: number;
  height: number;
  /** What joins it to the next one: a band as wide as the row, in shares of its height. */
  joins?: (palette: Palette) => string;
  draw: (palette: Palette) => string;
};

/** A square motif, within 30 units of its middle. */
export function square(draw: Drawing["draw"]): Drawing {
  return { width: 64, height: 64, draw };
}

/** A shape repeated around the middle. */
export function rotated(shape: string, times: number, from = 0) {
  return Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${(360 / times) * index + from})">${shape}</g>`,
  ).join("");
}

/** A shape and its mirror image. */
export function mirrored(shape: string) {
  return `${shape}<g transform="scale(-1 1)">${shape}</g>`;
}
