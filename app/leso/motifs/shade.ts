import { mirrored, type Drawing } from "#app/leso/motifs/drawing.ts";

/** A wide tree, and two people eating in its shade. */
export const shade: Drawing = {
  width: 200,
  height: 140,
  draw: ({ figure, light, ground, deep }) =>
    `<path fill="${figure}" d="M-96-16C-98-34-80-44-64-42-58-58-36-66-20-58-8-72 26-72 34-56 54-62 70-52 70-40 88-40 98-28 94-14 80-4 40-10 12-8L8 18 12 52H-12L-8 18-12-8C-40-10-80-2-96-16Z"/>` +
    `<path fill="none" stroke="${figure}" stroke-width="7" d="M-56-10-6 22M56-10 6 22"/><g fill="${deep}">${[
      [-66, -24],
      [-38, -40],
      [-10, -48],
      [20, -42],
      [48, -34],
      [74, -24],
      [-34, -20],
      [-6, -28],
      [26, -20],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
      .join("")}</g>` +
    `<path fill="${deep}" d="M-92 58C-92 50-40 50 0 50S92 50 92 58-40 68 0 68-92 66-92 58Z"/>` +
    `${mirrored(`<circle cx="52" cy="14" r="9" fill="${light}"/><path fill="${light}" d="M34 58C34 36 40 26 52 26S72 38 74 58Z"/><path fill="none" stroke="${ground}" stroke-width="2.4" d="M40 50C48 44 60 44 70 50"/>`)}` +
    `<path fill="${light}" d="M-18 50H18C16 62 8 64 0 64S-16 62-18 50Z"/>`,
};
