import { readFileSync } from "node:fs";
import { Blob, Buffer as Run, Face, Font, shape } from "harfbuzzjs";
import type { SetLine } from "#app/leso/draw-cloth.ts";

const unitsInSize = 1000;
let fonts: Font[] | undefined;

/** Draws a line of text as outlines of the display face, because the renderer has no fonts. */
export const outlineLine: SetLine = (text, size, middle, baseline, fill) => {
  fonts ??= ["display", "display-kikuyu"].map((name) => {
    const file = readFileSync(`app/styles/fonts/${name}.ttf`);
    return new Font(new Face(new Blob(new Uint8Array(file))));
  });
  let [x, paths] = [0, ""];
  for (const [letters] of text.normalize("NFC").matchAll(/[ĨĩŨũ]+|[^ĨĩŨũ]+/g)) {
    const font = fonts[/[ĨĩŨũ]/.test(letters) ? 1 : 0] as Font;
    const run = new Run();
    run.addText(letters);
    run.guessSegmentProperties();
    shape(font, run);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0 } of run.getGlyphInfosAndPositions()) {
      paths += `<path transform="translate(${x + xOffset})" d="${font.glyphToPath(glyph)}"/>`;
      x += xAdvance;
    }
  }
  const scale = size / unitsInSize;
  const left = middle - (x * scale) / 2;
  return `<g fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths}</g>`;
};
