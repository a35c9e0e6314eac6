import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { clothPanel, svg } from "#app/leso/draw-cloth.ts";

const [width, height] = [480, 384];
// A printed leso leaves this room; around it is one row of figures.
const room = { x: 100, y: 96, width: 280, height: 192 };
const [widest, highest] = [room.width - 36, room.height - 40];
const [leading, largest, mostLines] = [1.1, 52, 6];

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
    `${clothPanel(design, width, height, { room })}<rect x="${x}" y="${y}" width="${room.width}" height="${room.height}" fill="#FFFBF3"/>` +
      `<rect x="${x + 7}" y="${y + 7}" width="${room.width - 14}" height="${room.height - 14}" fill="none" stroke="${ground}" stroke-width="2.5"/>` +
      `<g class="saying" font-size="${size}" text-anchor="middle" font-weight="700" fill="${ground}">${words.join("")}</g>`,
  );
}

// In few even lines and large letters: one line more is worth it where the letters grow by a quarter.
function setSaying(saying: string) {
  const words = saying.trim().split(/\s+/);
  let best = { lines: words, size: 0, worth: 0 };
  for (let count = 1; count <= Math.min(words.length, mostLines); count += 1) {
    const lines = evenLines(words, count);
    const longest = Math.max(...lines.map(widthOf));
    const size = Math.floor(Math.min(largest, widest / longest, highest / (leading * count)));
    const worth = size * 0.8 ** count;
    if (worth > best.worth) best = { lines, size, worth };
  }
  return best;
}

// So many lines of which the longest is as short as can be.
function evenLines(words: string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  const ways = words.slice(0, words.length - count + 1).map((_, end) => {
    const rest = evenLines(words.slice(end + 1), count - 1);
    return [words.slice(0, end + 1).join(" "), ...rest];
  });
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return ways.reduce((one, other) => (longest(other) < longest(one) ? other : one));
}

// In parts of the size, for capitals of the display face and of the wider ones that may stand in for it.
function widthOf(line: string) {
  return [...line.toUpperCase()].reduce((sum, letter) => {
    if (/[ IJ.,;:'’!|]/.test(letter)) return sum + 0.36;
    return sum + (/[MW]/.test(letter) ? 0.94 : 0.7);
  }, 0);
}

function escaped(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
