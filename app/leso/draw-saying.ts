import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { panelOf, svg } from "#app/leso/draw-cloth.ts";

const [width, height] = [480, 384];
// A printed leso leaves this room; around it is one row of figures.
const room = { x: 100, y: 96, width: 280, height: 192 };
const [widest, highest] = [room.width - 36, room.height - 40];
const [leading, largest] = [1.1, 52];

/** A whole cloth with its saying (jina) woven in, as a 5:4 SVG in which the words are text. */
export function drawSaying(design: ClothDesign, saying: string) {
  const { ground } = design.palette;
  const { lines, size } = setSaying(saying);
  const { x, y } = room;
  const top = height / 2 - ((lines.length - 1) * leading - 0.7) * (size / 2);
  const words = lines.map((line, index) => {
    const baseline = Math.round(top + index * leading * size);
    return `<text x="${width / 2}" y="${baseline}">${escaped(line)}</text>`;
  });
  return svg(
    `viewBox="0 0 ${width} ${height}" width="240" height="192"`,
    `${panelOf(design, width, height, room)}<rect x="${x}" y="${y}" width="${room.width}" height="${room.height}" fill="#FFFBF3"/>` +
      `<rect x="${x + 7}" y="${y + 7}" width="${room.width - 14}" height="${room.height - 14}" fill="none" stroke="${ground}" stroke-width="2.5"/>` +
      `<g class="saying" font-size="${size}" text-anchor="middle" font-weight="700" fill="${ground}">${words.join("")}</g>`,
  );
}

// In large letters and few lines: one line more is worth it where the letters grow by a quarter.
function setSaying(saying: string) {
  const words = saying.trim().split(/\s+/);
  let best = { lines: words, size: 1, worth: 0 };
  for (let size = largest; size > 1; size -= 1) {
    const lines = linesIn(words, widest / size);
    const isWide = lines.some((line) => widthOf(line) * size > widest);
    const worth = size * 0.8 ** lines.length;
    if (isWide || lines.length * leading * size > highest || worth < best.worth) continue;
    best = { lines, size, worth };
  }
  return best;
}

function linesIn(words: string[], room: number) {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

// In parts of the size, for capitals of the display face and of the wider ones that may stand in for it.
function widthOf(line: string) {
  const widths = [...line.toUpperCase()].map((letter) =>
    /[ IJ.,;:'’!|]/.test(letter) ? 0.36 : /[MW]/.test(letter) ? 0.94 : 0.7,
  );
  return widths.reduce((sum, one) => sum + one, 0);
}

function escaped(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
