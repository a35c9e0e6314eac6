import { mirrored, type Drawing } from "#app/leso/motifs/drawing.ts";

const furrows = [0, 1, 2].map((row) => {
  const [y, size] = [8 + row * 22, 0.9 + row * 0.2];
  const shoots = [74, 98, 122].map((x) => {
    return `<path transform="translate(${x} ${y + 8}) scale(${size.toFixed(2)})" d="M0 0C-8-2-9-9-9-12-3-11 0-7 0-3 0-7 3-11 9-12 9-9 8-2 0 0V6H-1V0Z"/>`;
  });
  return shoots.join("");
});

/** A way that winds through a field towards the sun. */
export const way: Drawing = {
  width: 286,
  height: 140,
  draw: ({ figure, light, deep }) =>
    `<g transform="translate(0 -16)"><path fill="${light}" d="M-30 0A30 30 0 0 1 30 0Z"/><path fill="${deep}" d="M-17 0A17 17 0 0 1 17 0Z"/>` +
    `<g fill="${light}">${[-75, -50, -25, 0, 25, 50, 75].map((turn) => `<path transform="rotate(${turn})" d="M-5-34 0-52 5-34Z"/>`).join("")}</g></g>` +
    `<path fill="${figure}" d="M-142-15H142V-9H-142Z"/><path fill="${figure}" d="M-40 70C-30 50 34 52 26 34 20 22-30 26-26 10-24 0-6 0-4-9H6C8 4-4 4-2 10 4 20 56 14 62 36 66 54 24 54 26 70Z"/>` +
    `<path fill="none" stroke="${deep}" stroke-width="3" stroke-dasharray="7 6" d="M-6 68C4 48 50 52 44 36 36 20-14 30-14 12-13 4-2 2 1-6"/>` +
    `<g fill="${figure}">${mirrored(furrows.join(""))}</g>`,
};
