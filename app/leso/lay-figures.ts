import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

/** A box in which nothing is drawn, because words stand there. */
export type Room = { x: number; y: number; width: number; height: number };

// How far apart figures are at their full size, and the narrowest way around the words that has a row.
const [widestStep, leastStep] = [64, 34];

/**
 * Whole figures in rows and columns over a box of this size. Around the room for words they are as large
 * as the ways around it allow, and none touches the room or the edge of the box.
 */
export function layFigures(design: ClothDesign, width: number, height: number, room?: Room) {
  const { seed, motif, layout, palette } = design;
  const { x = 0, y = 0, width: wide = 0, height: high = 0 } = room ?? {};
  const step = room ? stepAround([x, width - x - wide, y, height - y - high]) : widestStep;
  const isOdd = layout === "scatter";
  const xs = places(x, wide, width, step, isOdd);
  const ys = places(y, high, height, step, isOdd);
  const id = `${seed}-inner`;
  const isFree = (one: number, other: number, reach: number) =>
    !room || !touches(room, one, other, reach);
  const [figures, dots]: [string[], string[]] = [[], []];
  ys.forEach((top, line) => {
    const isBeside = room && top > y && top < y + high;
    const isShifted =
      layout === "brick" && !isBeside && Math.min(line, ys.length - 1 - line) % 2 === 1;
    const row = isShifted ? between(xs) : xs;
    row.forEach((left, column) => {
      const name = isOdd && (line + column) % 2 === 1 ? "small" : "m";
      if (isFree(left, top, 0.45 * step)) figures.push(use(`${id}-${name}`, left, top));
    });
    const next = ys[line + 1];
    const level = layout === "brick" ? top : next && (top + next) / 2;
    for (const left of level ? between(row) : []) {
      if (level && isFree(left, level, 6)) dots.push(dot(left, level));
    }
  });
  const drawn = motifDrawings[motif](palette);
  const size = ((0.9 * step) / widestStep).toFixed(2);
  // Rotated waves look like loose sticks.
  const lean = motif === "waves" ? "" : "rotate(20) ";
  const small = figures.some((one) => one.includes("-small"))
    ? `<g id="${id}-small" transform="${lean}scale(.55)"><use href="#${id}-m"/></g>`
    : "";
  return `<defs><g id="${id}-m" transform="scale(${size})">${drawn}</g>${small}</defs>${figures.join("")}<g fill="${palette.light}">${dots.join("")}</g>`;
}

// How far apart figures stand so that whole rows fill the ways around the room, and large ones before small ones.
function stepAround(ways: number[]) {
  const open = ways.filter((way) => way >= leastStep);
  const largest = Math.floor(Math.min(widestStep, ...open));
  const costOf = (step: number) => open.reduce((sum, way) => sum + (way % step), 0) - step / 2;
  const steps = Array.from({ length: largest - leastStep + 1 }, (_, index) => largest - index);
  return steps.reduce((best, step) => (costOf(step) < costOf(best) ? step : best), largest);
}

// Where the rows or columns stand: before, beside and behind the room for words, evenly in each part.
function places(from: number, size: number, length: number, step: number, isOdd: boolean) {
  const parts = size > 0 ? [from, size, length - from - size] : [0, length, 0];
  return parts.flatMap((part, index) => {
    const start = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
    const fitting = Math.floor(part / step + 0.01);
    const count = isOdd && index === 1 && fitting % 2 === 0 ? Math.max(0, fitting - 1) : fitting;
    return Array.from({ length: count }, (_, place) =>
      Math.round(start + ((place + 0.5) * part) / count),
    );
  });
}

// True where something that reaches this far around a point touches the room for words.
function touches({ x, y, width, height }: Room, left: number, top: number, reach: number) {
  const isWithin = (at: number, from: number, size: number) =>
    at + reach > from && at - reach < from + size;
  return isWithin(left, x, width) && isWithin(top, y, height);
}

function between(all: number[]) {
  return all.slice(1).map((one, index) => Math.round((one + (all[index] ?? 0)) / 2));
}

function use(id: string, x: number, y: number) {
  return `<use href="#${id}" x="${x}" y="${y}"/>`;
}

function dot(x: number, y: number) {
  return `<circle cx="${x}" cy="${y}" r="2.5"/>`;
}
