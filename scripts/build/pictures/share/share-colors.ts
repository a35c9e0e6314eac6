import type { Palette } from "#app/leso/palette.ts";

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number];

/** How much of the figure, the light and the deep color is in a pixel, from 0 to 1; the rest is ground. */
type Mix = readonly [figure: number, light: number, deep: number];

/** The least and the most of a letter's ink that a pixel of the label can have. */
export const inkSteps = 31;

const pure: Mix[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
// Where an edge between two colors runs through a pixel, and roughly where three meet.
const mixes: Mix[] = [...pure, ...between(28, 2), ...between(4, 3)];

/** The number of the first of the colors from the label's paper to its ink. */
export const paperColor = mixes.length;
/** The number of the first of the colors from the gold band to its ink. */
export const goldColor = paperColor + inkSteps + 1;
/** The number of the cloth's ground. */
export const groundColor = 0;

const paper = rgb("#FFFBF3");
const gold = rgb("#F5B324");
const goldInk = rgb("#1D1533");

/** A palette in which a drawing says of each pixel how much it has of which color. */
export const weighingPalette: Palette = {
  ground: "#000000",
  figure: "#FF0000",
  light: "#00FF00",
  deep: "#0000FF",
};

const mixed = new Map<string, Buffer>();

/** The colors of a picture whose cloth has this palette, three bytes each, in the order of their numbers. */
export function shareColors(palette: Palette): Buffer {
  // A palette that came from another thread is a copy.
  const name = `${palette.ground} ${palette.figure} ${palette.light} ${palette.deep}`;
  const colors = mixed.get(name) ?? mixColors(palette);
  mixed.set(name, colors);
  return colors;
}

function mixColors(palette: Palette): Buffer {
  const [ground, figure, light, deep] = [
    palette.ground,
    palette.figure,
    palette.light,
    palette.deep,
  ].map(rgb) as [Rgb, Rgb, Rgb, Rgb];
  const cloth = mixes.map(([f, l, d]) =>
    combined([
      [1 - f - l - d, ground],
      [f, figure],
      [l, light],
      [d, deep],
    ]),
  );
  return Buffer.from([...cloth, ...ramp(paper, ground), ...ramp(gold, goldInk)].flat());
}

// So finely is a pixel looked at: in 32 steps for each of its colors.
const fine = 31;
const known = new Int16Array((fine + 1) ** 3).fill(-1);

/** The number of the color next to a pixel, 0xRRGGBB, that was drawn with the weighing palette. */
export function clothColor(pixel: number): number {
  const red = (pixel >> 19) & fine;
  const green = (pixel >> 11) & fine;
  const blue = (pixel >> 3) & fine;
  const place = (red << 10) | (green << 5) | blue;
  const found = known[place] ?? -1;
  if (found >= 0) return found;
  const nearest = nearestMix([red / fine, green / fine, blue / fine]);
  known[place] = nearest;
  return nearest;
}

function nearestMix(wanted: Mix) {
  let nearest = 0;
  let least = Infinity;
  mixes.forEach((mix, index) => {
    const away = mix.reduce((sum, part, role) => sum + (part - (wanted[role] ?? 0)) ** 2, 0);
    if (away < least) [nearest, least] = [index, away];
  });
  return nearest;
}

/** Every mix of exactly this many colors in whole steps. */
function between(steps: number, colors: number): Mix[] {
  const found: Mix[] = [];
  for (let figure = 0; figure <= steps; figure += 1) {
    for (let light = 0; light <= steps - figure; light += 1) {
      for (let deep = 0; deep <= steps - figure - light; deep += 1) {
        const parts = [steps - figure - light - deep, figure, light, deep];
        const isMixed = parts.filter((part) => part > 0).length === colors;
        if (isMixed) found.push([figure / steps, light / steps, deep / steps]);
      }
    }
  }
  return found;
}

function ramp(from: Rgb, to: Rgb): Rgb[] {
  return Array.from({ length: inkSteps + 1 }, (_, step) =>
    combined([
      [1 - step / inkSteps, from],
      [step / inkSteps, to],
    ]),
  );
}

function combined(parts: [number, Rgb][]): Rgb {
  const sum = (channel: 0 | 1 | 2) =>
    Math.round(parts.reduce((total, [weight, color]) => total + weight * color[channel], 0));
  return [sum(0), sum(1), sum(2)];
}

function rgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
