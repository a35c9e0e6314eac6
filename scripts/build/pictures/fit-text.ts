import { readFileSync } from "node:fs";
import { Blob, Buffer as Run, Face, Font, shape } from "harfbuzzjs";

/** How a text is set: at most this large, and in a box of which size; `spacing` in parts of the size. */
type Setting = { size: number; leading: number; spacing: number; width: number; height: number };

/** A part of a text after which a line may end, where the space behind it is not counted. */
type Part = { text: string; width: number; widthAtEnd: number };

// How far the display face reaches above and below the line that its letters stand on.
const [ascent, descent] = [0.93, 0.27];
const unitsInSize = 1000;

/** Sets a text in even lines of the display face, smaller than asked where it would not fit. */
export function fitText(text: string, { size, leading, spacing, width, height }: Setting) {
  const words = text
    .normalize("NFC")
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim();
  // A line may end after a space or a dash, but not within a number.
  const parts = words.split(/(?<= )|(?<=[-–—])(?=[^\s\d])/).map((part) => ({
    text: part,
    width: setLine(part, spacing).width,
    widthAtEnd: setLine(part.trimEnd(), spacing).width,
  }));
  let lines = breakLines(parts, width / size);
  while (!lines || lines.length * size * leading > height) {
    size *= 0.95;
    lines = breakLines(parts, width / size);
  }
  const count = lines.length;
  for (let room = width / size; room > 1; room *= 0.98) {
    const narrower = breakLines(parts, room);
    if (narrower?.length !== count) break;
    lines = narrower;
  }
  const set = lines.map((line) => setLine(line.trimEnd(), spacing));
  const scale = size / unitsInSize;
  const draw = (top: number, fill: string, leftOf: (width: number) => number) =>
    set.map((line, index) => {
      const baseline = top + size * (index * leading + (leading + ascent - descent) / 2);
      const at = `translate(${leftOf(line.width * size)} ${Math.round(baseline)})`;
      return `<g fill="${fill}" transform="${at} scale(${scale} ${-scale})">${line.paths}</g>`;
    });
  return { height: count * size * leading, draw };
}

// Fills one line after the other; answers with nothing where a part is wider than a line.
function breakLines(parts: Part[], room: number): string[] | undefined {
  const lines = [""];
  let taken = 0;
  for (const { text, width, widthAtEnd } of parts) {
    if (widthAtEnd > room) return undefined;
    if (taken + widthAtEnd > room) {
      lines.push("");
      taken = 0;
    }
    lines[lines.length - 1] += text;
    taken += width;
  }
  return lines;
}

let fonts: Font[] | undefined;
const outlines = new Map<string, string>();

// The outlines of a line and how wide it is, in parts of the size.
function setLine(text: string, spacing: number) {
  fonts ??= ["display", "display-kikuyu"].map((name) => {
    const file = readFileSync(`app/styles/fonts/${name}.ttf`);
    return new Font(new Face(new Blob(new Uint8Array(file))));
  });
  let [x, paths] = [0, ""];
  for (const [letters] of text.matchAll(/[ĨĩŨũ]+|[^ĨĩŨũ]+/g)) {
    const face = /[ĨĩŨũ]/.test(letters) ? 1 : 0;
    const font = fonts[face] as Font;
    const run = new Run();
    run.addText(letters);
    run.guessSegmentProperties();
    shape(font, run);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0 } of run.getGlyphInfosAndPositions()) {
      const key = `${face} ${glyph}`;
      const outline = outlines.get(key) ?? font.glyphToPath(glyph);
      outlines.set(key, outline);
      paths += `<path transform="translate(${x + xOffset})" d="${outline}"/>`;
      x += xAdvance + spacing * unitsInSize;
    }
  }
  return { paths, width: x / unitsInSize };
}
