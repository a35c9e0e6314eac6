import type { Drawing } from "#app/leso/motifs/drawing.ts";

/** A water pot with a lid. */
export const pot: Drawing = {
  width: 78,
  height: 84,
  draw: ({ figure, light, ground, deep }) =>
    `<path fill="${figure}" d="M-15-28H15L13-20C32-14 38 2 34 16 30 32 16 40 0 40S-30 32-34 16C-38 2-32-14-13-20Z"/><path fill="${light}" d="M-20-34H20V-28H-20ZM-12-37C-8-42 8-42 12-37Z"/>` +
    `<path fill="${ground}" d="M-35 2H35V16H-35Z"/><path fill="${light}" d="${[-30, -18, -6, 6, 18].map((x) => `M${x} 15 ${x + 6} 3 ${x + 12} 15Z`).join("")}"/><path fill="${deep}" d="M-22-9-18-14-14-9-18-4ZM-4-11 0-16 4-11 0-6ZM14-9 18-14 22-9 18-4Z"/>`,
};

/** A coconut-shell ladle with water. */
export const ladle: Drawing = {
  width: 40,
  height: 84,
  draw: ({ figure, light, deep }) =>
    `<path stroke="${figure}" stroke-width="6" stroke-linecap="round" d="M0-36V12"/><path fill="${light}" d="M-18 8H18C18 26 10 34 0 34S-18 26-18 8Z"/><path fill="${deep}" d="M-14 8H14C12 14 6 13 0 14S-12 14-14 8Z"/><path fill="${figure}" d="M0-42 5-36 0-30-5-36ZM-12 38a3 3 0 0 1 6 0zM6 38a3 3 0 0 1 6 0z"/>`,
};
