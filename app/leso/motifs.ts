import type { Palette } from "#app/leso/palette.ts";
import type { Motif } from "#app/model/fields/leso.ts";

type Draw = (palette: Palette) => string;

const turned = (shape: string, times: number, from = 0) =>
  Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${(360 / times) * index + from})">${shape}</g>`,
  ).join("");

const nut = "M13-29C27-14 28 9 16 20 6 29-12 28-20 16-27 5-22-10-10-13 0-15 9-21 13-29Z";

/** Each motif as SVG around the point 0,0, inside a circle of 30 units. */
export const motifDrawings: Record<Motif, Draw> = {
  cashew: ({ figure, light, ground }) =>
    `<path fill="${figure}" d="${nut}"/>` +
    `<path fill="${ground}" transform="translate(-.5 2.5) scale(.68)" d="${nut}"/>` +
    `<path fill="${light}" transform="translate(-1.5 4.5) scale(.34)" d="${nut}"/>` +
    `<g fill="${light}"><circle cx="11" cy="-12" r="2"/><circle cx="15.5" cy="-3" r="2"/></g>`,
  dots: ({ figure, light }) =>
    `<circle r="8" fill="${light}"/>${turned(`<circle cy="-18" r="5" fill="${figure}"/>`, 8)}${turned(`<circle cy="-27" r="2" fill="${light}"/>`, 8, 22.5)}`,
  rays: ({ figure, light, ground }) =>
    `${turned(`<path fill="${figure}" d="M-3.6-13 0-29 3.6-13Z"/>`, 12)}<circle r="12" fill="${light}"/><circle r="7.5" fill="${ground}"/><circle r="3.5" fill="${figure}"/>`,
  leaves: ({ figure, light, ground }) =>
    `${turned(`<path fill="${figure}" d="M0-4C-12-10-11-22 0-29 11-22 12-10 0-4Z"/><path stroke="${ground}" stroke-width="1.8" d="M0-8V-23"/>`, 4)}${turned(`<circle cx="14" cy="-14" r="3" fill="${light}"/>`, 4)}<circle r="3" fill="${light}"/>`,
  waves: ({ figure, light }) =>
    `<g fill="none" stroke-width="5.5" stroke-linecap="round"><path stroke="${light}" d="M-26-15q6.5-9 13 0t13 0 13 0 13 0"/><path stroke="${figure}" d="M-26 0q6.5-9 13 0t13 0 13 0 13 0M-26 15q6.5-9 13 0t13 0 13 0 13 0"/></g>`,
  diamonds: ({ figure, light, ground }) =>
    `<path fill="${figure}" d="M0-29 22 0 0 29-22 0Z"/><path fill="${ground}" d="M0-20 15 0 0 20-15 0Z"/><path fill="${light}" d="M0-11 8 0 0 11-8 0Z"/>${turned(`<circle cx="18" cy="-20" r="2.5" fill="${light}"/>`, 2)}${turned(`<circle cx="-18" cy="-20" r="2.5" fill="${light}"/>`, 2)}`,
  stars: ({ figure, light, ground }) =>
    `${turned(`<path fill="${figure}" d="M0-29 6.5-6.5-6.5-6.5Z"/>`, 8)}<circle r="10" fill="${ground}"/>${turned(`<path fill="${light}" d="M0-9 2.6-2.6-2.6-2.6Z"/>`, 8)}`,
  rings: ({ figure, light, ground, deep }) =>
    `<circle r="28" fill="${figure}"/><circle r="22" fill="${ground}"/><circle r="16.5" fill="${light}"/><circle r="10.5" fill="${deep}"/><circle r="5" fill="${figure}"/>`,
};
