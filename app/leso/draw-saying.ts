import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { clothPanel, svg } from "#app/leso/draw-cloth.ts";

const [width, height] = [480, 384];
// A printed leso leaves this room; around it is one row of figures.
const room = { x: 100, y: 96, width: 280, height: 192 };
const [widest, highest] = [room.width - 44, room.height - 40];
const leading = 1.1;

/** A whole cloth with its saying (jina) woven in, as a 5:4 SVG in which the words are text. */
export function drawSaying(design: ClothDesign, saying: string) {
  const { ground } = design.palette;
  const { lines, size } = setSaying(saying);
  const { x, y } = room;
  const top = height / 2 - ((lines.length - 1) * leading - 0.7) * (size / 2);
  const words = lines.map(
    (line, index) =>
      `<tspan x="${width / 2}" y="${Math.round(top + index * leading * size)}">${escaped(line)} </tspan>`,
  );
  return svg(
    `viewBox="0 0 ${width} ${height}" width="240" height="192"`,
    `${clothPanel(design, width, height, { room })}<rect x="${x}" y="${y}" width="${room.width}" height="${room.height}" fill="#FFFBF3"/>` +
      `<rect x="${x + 7}" y="${y + 7}" width="${room.width - 14}" height="${room.height - 14}" fill="none" stroke="${ground}" stroke-width="2.5"/>` +
      `<text class="saying" font-size="${size}" text-anchor="middle" font-weight="700" fill="${ground}">${words.join("")}</text>`,
  );
}

// In the largest letters in which the words fit into the room, line by line.
function setSaying(saying: string) {
  const words = saying.trim().split(/\s+/);
  for (let size = 52; ; size -= 1) {
    const lines = [""];
    for (const word of words) {
      const line = `${lines.at(-1)} ${word}`.trim();
      if (widthOf(line) * size <= widest) lines[lines.length - 1] = line;
      else lines.push(word);
    }
    const isFitting = lines.every((line) => widthOf(line) * size <= widest);
    if (size === 8 || (isFitting && lines.length * leading * size <= highest)) {
      return { lines: lines.filter(Boolean), size };
    }
  }
}

// In parts of the size, for capitals of the display face and of the wider ones that may stand in for it.
function widthOf(line: string) {
  return [...line.toUpperCase()].reduce((sum, letter) => {
    if (/[ IJ.,;:'’!|]/.test(letter)) return sum + 0.36;
    return sum + (/[MW]/.test(letter) ? 0.96 : 0.72);
  }, 0);
}

function escaped(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
