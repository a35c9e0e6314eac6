import type { Drawing } from "#app/leso/motifs/drawing.ts";

/** A dhow under full sail. */
export const dhow: Drawing = {
  width: 170,
  height: 140,
  draw: ({ figure, light, deep }) =>
    `<path fill="${figure}" d="M-44 22C-30-8-16-40 2-70 46-52 66-10 62 22Z"/><path fill="${light}" d="M-35 4C-32-4-28-12-24-19L59-19C61-11 62-3 62 4Z"/>` +
    `<path fill="${deep}" d="M-20-8a6 6 0 0 1 12 0zM4-8a6 6 0 0 1 12 0zM28-8a6 6 0 0 1 12 0z"/><path stroke="${light}" stroke-width="5" stroke-linecap="round" d="M-62 44 8-68M10-38V34"/>` +
    `<path fill="${figure}" d="M-80 30H84C76 52 62 64 40 66H-46C-62 62-74 48-80 30Z"/><path fill="${light}" d="M-75 40H79L75 47H-71Z"/>` +
    `<g fill="${deep}"><circle cx="-46" cy="56" r="4"/><circle cx="-23" cy="56" r="4"/><circle cy="56" r="4"/><circle cx="23" cy="56" r="4"/><circle cx="46" cy="56" r="4"/></g>`,
};

/** A piece of the sea, which joins the next one. */
export const sea: Drawing = {
  width: 44,
  height: 28,
  joins: () => "",
  draw: ({ figure, light }) =>
    `<g fill="none" stroke-width="5"><path stroke="${figure}" d="M-22 2C-16 2-10-9 0-9S16 2 22 2"/><path stroke="${light}" d="M-22 13C-16 13-10 2 0 2S16 13 22 13"/></g>`,
};
