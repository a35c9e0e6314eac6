import type { Drawing } from "#app/leso/motifs/drawing.ts";

const cup = "M-34-6H34V4H31L26 62H-26L-31 4H-34Z";
// How full each measure is, and how many grains still fall into it, by row.
const fillings = [
  { level: 4, falling: [1] },
  { level: 16, falling: [2] },
  { level: 32, falling: [2, 1] },
  { level: 46, falling: [1, 2, 1] },
];

// Centred rows of grains, one above the other.
function heaped(rows: number[], low: number, apart: number) {
  const grains = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [apart * (index - (count - 1) / 2), low - 13 * row];
      return `<path d="M${x} ${y - 6}C${x + 6} ${y - 1} ${x + 4} ${y + 5} ${x} ${y + 5}S${x - 6} ${y - 1} ${x} ${y - 6}Z"/>`;
    }),
  );
  return grains.join("");
}

/** Five measures, each fuller than the last; the fifth is heaped. */
export const measure: Drawing = {
  width: 390,
  height: 132,
  draw: ({ figure, light, ground, deep }) => {
    const cups = fillings.map(({ level, falling }, index) => {
      const wide = (19 + level * 0.077).toFixed(1);
      return (
        `<g transform="translate(${78 * index - 156} 0)"><g fill="${light}">${heaped(falling, -22, 24)}</g><path fill="${figure}" d="${cup}"/>` +
        `<path fill="${ground}" d="M-23 9H23L19 56H-19Z"/><path fill="${light}" d="M-${wide} ${56 - level}H${wide}L19 56H-19Z"/></g>`
      );
    });
    const bands = `<path fill="${deep}" d="M-28 18H28L27 26H-27ZM-25 46H25L24 54H-24Z"/><path fill="${ground}" d="M0 26 9 36 0 46-9 36ZM-18 26-9 36-18 46-27 36ZM18 26 27 36 18 46 9 36Z"/>`;
    return `${cups.join("")}<g transform="translate(156 0)"><g fill="${light}">${heaped([4, 3, 2, 1], -12, 12)}</g><path fill="${figure}" d="${cup}"/>${bands}</g>`;
  },
};
