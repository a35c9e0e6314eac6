import { mirrored, type Drawing } from "#app/leso/motifs/drawing.ts";
import type { Palette } from "#app/leso/palette.ts";

/** The size of the rising sun; its origin is the centre of its lower edge. */
export const sunSize = { width: 300, height: 146 };

// Shapes above the horizon from left to right, at equal distances.
const arc = (times: number, shape: string) =>
  Array.from({ length: times }, (_, at) => {
    const turn = (180 / times) * (at + 0.5) - 90;
    return `<g transform="rotate(${turn.toFixed(1)})">${shape}</g>`;
  }).join("");

const half = (radius: number) => `<path d="M-${radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z"/>`;

/** The sun on the horizon with its rays. */
export function drawSun({ figure, light, deep }: Palette) {
  return (
    `<g fill="${light}">${arc(11, '<path d="M-13-75 0-122 13-75Q0-77.5-13-75Z"/>')}${half(68)}</g>` +
    `<g fill="${figure}">${arc(12, '<circle cy="-139" r="4.5"/>')}${arc(10, '<path d="M-5-88 0-103 5-88 0-80Z"/>')}</g>` +
    `<g fill="${deep}">${arc(14, '<circle cy="-53" r="3.2"/>')}${half(38)}</g><g fill="${light}">${half(18)}</g>`
  );
}

/** A shoot that grows upwards from its position. */
export const shoot =
  "M0-6C-16-10-18-18-18-24-6-22 0-14 0-6 0-14 6-22 18-24 18-18 16-10 0-6V6H-2V-4Z";

const furrows = [0, 1, 2].map((row) => {
  const [y, size] = [18 + row * 21, 0.44 + row * 0.1];
  return [74, 98, 122]
    .map((x) => `<path transform="translate(${x} ${y}) scale(${size.toFixed(2)})" d="${shoot}"/>`)
    .join("");
});

/** A road that winds through a field towards the sun. */
export const way: Drawing = {
  width: 286,
  height: 140,
  draw: (palette) =>
    `<g transform="translate(0 -14) scale(.38)">${drawSun(palette)}</g>` +
    `<path fill="${palette.figure}" d="M-142-15H142V-9H-142ZM-40 70C-30 50 34 52 26 34 20 22-30 26-26 10-24 0-6 0-4-9H6C8 4-4 4-2 10 4 20 56 14 62 36 66 54 24 54 26 70Z"/>` +
    `<path fill="none" stroke="${palette.deep}" stroke-width="3" stroke-dasharray="7 6" d="M-6 68C4 48 50 52 44 36 36 20-14 30-14 12-13 4-2 2 1-6"/>` +
    `<g fill="${palette.figure}">${mirrored(furrows.join(""))}</g>`,
};
