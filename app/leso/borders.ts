import type { Border } from "#app/model/fields/leso.ts";
import type { Palette } from "#app/leso/palette.ts";

/** The SVG of each border: one unit of 32 × 32, which joins the next on the left and right. */
export const borderUnits: Record<Border, (palette: Palette) => string> = {
  triangles: ({ trim, spot }) =>
    `<path fill="${trim}" d="M-.3 32.3 16 4 32.3 32.3Z"/><path fill="${spot}" d="M10 0H22L16 9ZM0 0H4L0 6ZM32 0H28L32 6Z"/>`,
  chevrons: ({ trim, spot }) =>
    `<path fill="${trim}" d="M0 26 16 8 32 26V32L16 14 0 32Z"/><path fill="${spot}" d="M0 14 13 0H19L32 14V8L25 0H7L0 8Z"/>`,
  beans: ({ trim, spot }) =>
    `<path fill="${trim}" d="M6 24C2 14 10 4 20 6 28 8 28 18 21 19 16 20 17 14 13 16 9 18 12 24 6 24Z"/><circle cx="26" cy="26" r="3" fill="${spot}"/><circle cx="4" cy="6" r="2" fill="${spot}"/>`,
  petals: ({ trim, spot }) =>
    `<path fill="${trim}" d="M16 16C8 12 8 4 16 0 24 4 24 12 16 16ZM16 16C24 20 24 28 16 32 8 28 8 20 16 16Z"/><path fill="${spot}" d="M0 11 5 16 0 21ZM32 11 27 16 32 21Z"/>`,
  steps: ({ trim, spot }) =>
    `<path fill="${trim}" d="M-.3 32.3V24H5V17H11V10H21V17H27V24H32.3V32.3Z"/><path fill="${spot}" d="M13 26h6v6h-6ZM0 0H6V5H0ZM26 0H32V5H26Z"/>`,
  beads: ({ trim, spot }) =>
    `<circle cx="16" cy="16" r="10" fill="${trim}"/><circle cx="16" cy="16" r="4" fill="${spot}"/><circle cx="0" cy="16" r="4" fill="${spot}"/><circle cx="32" cy="16" r="4" fill="${spot}"/>`,
};

/** The borders in order, for parts that each use a different one. */
export const bordersInOrder = Object.keys(borderUnits) as Border[];
