import type { Drawing } from "#app/leso/motifs/drawing.ts";

/** A log with an axe in it, and flying chips. */
export const log: Drawing = {
  width: 290,
  height: 140,
  draw: ({ figure, light, ground }) =>
    `<path fill="${figure}" d="M-120 10H-34L-4 46 20 10H130A12 29 0 0 1 130 68H-120Z"/><ellipse cx="-120" cy="39" rx="21" ry="29" fill="${light}"/>` +
    `<g fill="none" stroke="${ground}" stroke-width="3" stroke-linecap="round"><ellipse cx="-120" cy="39" rx="13" ry="19"/><ellipse cx="-120" cy="39" rx="5" ry="9"/><path d="M-84 24H-50M-88 40H-24M-80 56H-12M40 24H112M26 40H92M12 56H122"/></g>` +
    `<path fill="${light}" d="M-8 40C-30 22-36-6-26-34L8-38 20-14 14 8Z"/><path fill="none" stroke="${ground}" stroke-width="3" d="M-22-6C-20 10-14 24-8 32"/>` +
    `<path fill="${figure}" stroke="${ground}" stroke-width="2" d="M-20-44-12-52 18-34C52-44 84-56 108-64L114-52C88-40 56-28 24-18Z"/>` +
    `<g fill="${light}"><path d="M-52-6-38-14-34 0-46 4ZM-84-32-70-40-62-26-76-20ZM-64-54-54-60-48-50-58-46ZM-112-8-98-12-96 0-108 2ZM44-6 56-14 62-2 50 4ZM84-14 98-20 102-8 90-4ZM-110-48-98-54-94-42-106-38Z"/></g>`,
};
