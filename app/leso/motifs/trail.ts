import type { Drawing } from "#app/leso/motifs/drawing.ts";

const line =
  "M-196 52C-150 52-100 26-92-14-86-44-132-50-134-18-136 22-76 52-36 50 10 48 40 8 34-22 28-54-24-48-14-12-6 22 42 50 82 50H128";
const seeds = ["-170 12", "-70 14", "-104 -54", "-44 -30", "64 10", "-12 -60", "66 -44"];

/** A path that goes astray twice before it comes home. */
export const trail: Drawing = {
  width: 416,
  height: 140,
  draw: ({ figure, light, ground, deep }) =>
    `<g fill="none" stroke-linecap="round"><path stroke="${light}" stroke-width="17" d="${line}"/><path stroke="${deep}" stroke-width="4" stroke-dasharray="3 10" d="${line}"/></g>` +
    `<path fill="${figure}" d="M100-2 148-58 196-2ZM110 4H186V58H110Z"/><path fill="${ground}" d="M136 58V32C136 14 160 14 160 32V58Z"/>` +
    `<path fill="none" stroke="${ground}" stroke-width="3" d="M148-46 118-8M148-46V-8M148-46 178-8"/><circle cx="148" cy="-60" r="4" fill="${light}"/><path fill="${light}" d="M118 12H178V18H118Z"/>` +
    `<g fill="${figure}">${seeds.map((place) => `<path transform="translate(${place})" d="M0-9C-7-4-7 4 0 9 7 4 7-4 0-9Z"/>`).join("")}</g>`,
};
