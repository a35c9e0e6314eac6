import { mirrored, type Drawing } from "#app/leso/motifs/drawing.ts";

/** Two hands holding out a bowl, with a heart above it. */
export const gift: Drawing = {
  width: 280,
  height: 140,
  draw: ({ figure, light, ground, deep }) => {
    const arm =
      `<path fill="${figure}" d="M138 22V66H112C92 66 74 70 54 70 34 70 20 66 14 60 10 55 14 51 20 52L44 54C40 48 46 44 52 46 66 42 82 34 96 26 106 22 120 22 138 22Z"/>` +
      `<path fill="none" stroke="${ground}" stroke-width="2.4" stroke-linecap="round" d="M44 54C54 58 66 56 76 50M22 58C34 62 48 64 60 62"/>` +
      `<path fill="${light}" d="M112 22H118V66H112ZM124 22H138V66H124Z"/><circle cx="74" cy="-40" r="6" fill="${light}"/><circle cx="98" cy="-16" r="5" fill="${figure}"/><circle cx="116" cy="-44" r="6" fill="${figure}"/><circle cx="90" cy="-60" r="4" fill="${deep}"/><circle cx="128" cy="-12" r="4" fill="${deep}"/>`;
    return (
      `<path fill="${light}" d="M-54 18H54C52 40 34 50 18 52H-18C-34 50-52 40-54 18Z"/><path fill="${ground}" d="${[-42, -28, -14, 0, 14, 28].map((x) => `M${x} 24H${x + 14}L${x + 7} 36Z`).join("")}"/>` +
      `<path fill="${figure}" d="M0 12C-22-6-44-18-44-42-44-60-32-69-20-69-10-69-3-62 0-54 3-62 10-69 20-69 32-69 44-60 44-42 44-18 22-6 0 12Z"/>` +
      `<path fill="${deep}" d="M0-6C-14-16-31-26-31-42-31-52-25-57-19-57-9-57-2-47 0-38 2-47 9-57 19-57 25-57 31-52 31-42 31-26 14-16 0-6Z"/>` +
      `<path fill="${figure}" d="M0-30 6-20 0-10-6-20ZM-17-48-11-40-17-30-23-40ZM17-48 23-40 17-30 11-40Z"/>${mirrored(arm)}`
    );
  },
};
