import type { Drawing } from "#app/leso/motifs/drawing.ts";

const fist =
  "M-13 78V18C-18 14-19 6-19-2V-12A4.6 4.6 0 0 1-9.5-13 4.6 4.6 0 0 1-.2-14 4.6 4.6 0 0 1 9.2-13.5 4.6 4.6 0 0 1 18.5-11V2C18.5 10 17 14 13 18V78Z";

/** Two hands on a rope, which joins the next one, as does the line that the upper sleeves come from. */
export const rope: Drawing = {
  width: 98,
  height: 156,
  joins: ({ light, figure }) =>
    `<rect y="43.6%" width="100%" height="12.8%" fill="${light}"/><rect width="100%" height="2%" fill="${figure}"/>`,
  draw: ({ figure, light, ground, deep }) => {
    const hand = (cuff: string) =>
      `<path fill="${figure}" stroke="${ground}" stroke-width="3" d="${fist}"/><path stroke="${ground}" stroke-width="2.2" d="M-9.5-10V8M-.2-10V8M9.2-10V8"/>` +
      `<path fill="${figure}" stroke="${ground}" stroke-width="2.2" d="M-19 6C-10 6-2 8 4 13 2 20-10 20-17 16Z"/><path fill="${cuff}" d="M-14 34H14V40H-14ZM-15 46H15V78H-15Z"/>`;
    return (
      `<path fill="${light}" d="M-49-10H49V10H-49Z"/><path fill="none" stroke="${deep}" stroke-width="4" d="${[-49, -35, -21, -7, 7, 21, 35].map((x) => `M${x} 10C${x + 2} 0 ${x + 12} 0 ${x + 14}-10`).join("")}"/>` +
      `<g transform="translate(-24.5 0)">${hand(deep)}</g><g transform="translate(24.5 0) rotate(180)">${hand(light)}</g>`
    );
  },
};
