import { rotated, type Drawing } from "#app/leso/motifs/drawing.ts";

// The lit part of the moon from new to full; waning phases are mirrored.
const phases = [
  "M0-24A24 24 0 0 1 0 24 32 32 0 0 0 0-24Z",
  "M0-24A24 24 0 0 1 0 24Z",
  "M0-24A24 24 0 0 1 0 24 32 32 0 0 1 0-24Z",
];

/** The phases of the moon. */
export const moons: Drawing = {
  width: 400,
  height: 74,
  draw: ({ figure, light, deep }) => {
    const grown = phases.map(
      (phase, index) =>
        `<g transform="translate(${54 * index - 174} 0)"><circle r="24" fill="${deep}"/><path fill="${light}" d="${phase}"/></g>`,
    );
    return (
      `${grown.join("")}<g transform="scale(-1 1)">${grown.join("")}</g><circle r="26" fill="${light}"/>` +
      `${rotated(`<path fill="${figure}" d="M-4-29 0-36 4-29Z"/>`, 16)}<circle r="17" fill="${deep}"/>${rotated(`<path fill="${figure}" d="M0-3C-5-6-5-11 0-14 5-11 5-6 0-3Z"/>`, 6)}`
    );
  },
};
