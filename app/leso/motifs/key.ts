import { rotated, type Drawing } from "#app/leso/motifs/drawing.ts";

/** A key with a flower as its bow. */
export const key: Drawing = {
  width: 62,
  height: 132,
  draw: ({ figure, light, ground, deep }) =>
    `<path fill="${figure}" d="M-6-12H6V20H30V32H22V40H30V52H6V62H-6ZM-11-14H11V-5H-11Z"/><g transform="translate(0 -38)">` +
    `${rotated(`<path fill="${figure}" d="M0-2C-13-6-15-20-8-25-4-28 4-28 8-25 15-20 13-6 0-2Z"/>`, 6)}${rotated(`<circle cy="-17" r="5" fill="${ground}"/><circle cy="-17" r="2.6" fill="${light}"/>`, 6)}` +
    `<circle r="9" fill="${ground}"/><circle r="6" fill="${light}"/></g><path fill="${deep}" d="M-2-2H2V56H-2Z"/>`,
};
