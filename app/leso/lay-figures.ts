import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motifs.ts";

/** A box in which no figure stands, because it is kept for words. */
export type Room = { x: number; y: number; width: number; height: number };

// The distance between figures that are as large as they get, and the narrowest way around words that holds some.
const [widest, narrowest] = [72, 34];

/**
 * Whole figures in rows and columns over a box of this size. Around the room for words they are as large
 * as the ways around it allow, and none touches the room or the edge of the box.
 */
export function layFigures(design: ClothDesign, width: number, height: number, room?: Room) {
  const { seed, motif, layout, palette } = design;
  const isScatter = layout === "scatter";
  const { x, y, width: wide, height: high } = room ?? { x: 0, y: 0, width, height };
  const [across, down] = [
    [x, wide, width - x - wide],
    [y, high, height - y - high],
  ] as const;
  const step = Math.min(widest, ...[...across, ...down].filter((part) => part >= narrowest));
  const pitches = [64];
  const placesIn = (parts: readonly number[]) =>
    parts.flatMap((part, index) => {
      const start = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
      const fitting = part < narrowest ? 0 : Math.round(part / step);
      // Large and small figures take turns, and both ends of a row have large ones.
      const count = isScatter && index === 1 && fitting % 2 === 0 ? fitting - 1 : fitting;
      if (count > 0) pitches.push(part / count);
      return Array.from({ length: count }, (_, at) => start + ((at + 0.5) * part) / count);
    });
  const [columns, rows] = [placesIn(across), placesIn(down)];
  const size = Math.min(...pitches) / 64;
  const isFree = (left: number, top: number, reach: number) =>
    !room || !touches(room, left, top, reach);
  const figures: string[] = [];
  const dots: string[] = [];
  rows.forEach((top, line) => {
    const isBeside = room && touches(room, x + 1, top, 0);
    const isShifted = layout === "brick" && Math.min(line, rows.length - 1 - line) % 2 === 1;
    const places = isShifted && !isBeside ? between(columns) : columns;
    places.forEach((left, column) => {
      const isSmall = isScatter && (line + column) % 2 === 1;
      // Rotated waves look like loose sticks.
      const look = isSmall ? ` ${motif === "waves" ? "" : "rotate(20) "}scale(.55)` : "";
      const at = `translate(${Math.round(left)} ${Math.round(top)})${look}`;
      if (isFree(left, top, 28 * size)) {
        figures.push(`<use href="#${seed}-inner-m" transform="${at}"/>`);
      }
    });
    const levels = layout === "brick" ? [top] : between(rows).slice(line, line + 1);
    const spots = levels.flatMap((level) => between(places).map((left) => [left, level] as const));
    for (const [left, level] of spots.filter((spot) => isFree(...spot, 6))) {
      dots.push(`<circle cx="${Math.round(left)}" cy="${Math.round(level)}" r="2.5"/>`);
    }
  });
  return `<defs><g id="${seed}-inner-m" transform="scale(${(0.9 * size).toFixed(2)})">${motifDrawings[motif](palette)}</g></defs>${figures.join("")}<g fill="${palette.light}">${dots.join("")}</g>`;
}

// True where something that reaches this far around a point touches the room for words.
function touches({ x, y, width, height }: Room, left: number, top: number, reach: number) {
  const isBeside = left + reach <= x || left - reach >= x + width;
  return !isBeside && top + reach > y && top - reach < y + height;
}

function between(places: number[]) {
  return places.slice(1).map((place, index) => (place + (places[index] ?? 0)) / 2);
}
