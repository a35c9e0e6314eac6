import type { Drawing } from "#app/leso/motifs/drawing.ts";

type Grain = [x: number, y: number];
const drawn = (grains: Grain[]) =>
  grains
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y - 6}C${x + 6} ${y - 1} ${x + 4} ${y + 5} ${x} ${y + 5}S${x - 6} ${y - 1} ${x} ${y - 6}Z"/>`,
    )
    .join("");

// How full each of the measures is, and the grains that still fall into it.
const fillings: { level: number; falling: Grain[] }[] = [
  { level: 4, falling: [[0, -28]] },
  {
    level: 16,
    falling: [
      [-9, -24],
      [9, -34],
    ],
  },
  {
    level: 32,
    falling: [
      [-11, -24],
      [11, -24],
      [0, -42],
    ],
  },
  {
    level: 46,
    falling: [
      [0, -22],
      [-13, -32],
      [13, -32],
      [0, -46],
    ],
  },
];
const heap: Grain[] = [
  [-18, -12],
  [-6, -12],
  [6, -12],
  [18, -12],
  [-12, -25],
  [0, -25],
  [12, -25],
  [-6, -38],
  [6, -38],
  [0, -51],
];

/** Five measures, each fuller than the one before it; the last one is heaped. */
export const measure: Drawing = {
  width: 390,
  height: 132,
  draw: ({ figure, light, ground, deep }) => {
    const cup = `<path fill="${figure}" d="M-34-6H34V4H31L26 62H-26L-31 4H-34Z"/>`;
    const cups = fillings.map(({ level, falling }, index) => {
      const wide = (19 + level * 0.077).toFixed(1);
      return (
        `<g transform="translate(${78 * index - 156} 0)"><g fill="${light}">${drawn(falling)}</g>${cup}` +
        `<path fill="${ground}" d="M-23 9H23L19 56H-19Z"/><path fill="${light}" d="M-${wide} ${56 - level}H${wide}L19 56H-19Z"/></g>`
      );
    });
    const bands = `<path fill="${deep}" d="M-28 18H28L27 26H-27ZM-25 46H25L24 54H-24Z"/><path fill="${ground}" d="M0 26 9 36 0 46-9 36ZM-18 26-9 36-18 46-27 36ZM18 26 27 36 18 46 9 36Z"/>`;
    return `${cups.join("")}<g transform="translate(156 0)"><g fill="${light}">${drawn(heap)}</g>${cup}${bands}</g>`;
  },
};
