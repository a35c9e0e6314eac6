import { mkdir } from "node:fs/promises";
import path from "node:path";
import { readFileSync } from "node:fs";
import { Blob, Buffer as Run, Face, Font, shape } from "harfbuzzjs";
import { previewSize as preview, type SharePicture } from "#app/content/parts/sharing.ts";
import { clothSize, drawCloth, type SetLine } from "#app/leso/draw-cloth.ts";
import { cachePicture, pictureCache } from "#scripts/build/pictures/picture-cache.ts";

// What decides how a picture looks; if it changes, all pictures are drawn again.
const renderer = ["app/leso", "app/styles/fonts", "scripts/build/pictures"];

/** Renders the share pictures that are not cached yet; returns the files of all. */
export async function makeSharePictures(
  pictures: SharePicture[],
  folder = pictureCache("shares", renderer),
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const byFile = new Map(pictures.map((picture) => [path.join(folder, picture.file), picture]));
  const queue = byFile.entries();
  const drawNext = async () => {
    for (const [file, picture] of queue) await cachePicture(file, () => sharePictureBytes(picture));
  };
  // Two at a time: while one is compressed, the next is drawn.
  await Promise.all([drawNext(), drawNext()]);
  return [...byFile.keys()];
}

/** A photograph as JPEG, or a cloth as PNG: whole, or without the upper and lower border. */
export async function sharePictureBytes({ photo, cloth, jina, shape }: SharePicture) {
  const { default: sharp } = await import("sharp");
  if (photo) return sharp(photo).autoOrient().resize(preview).jpeg({ quality: 74 }).toBuffer();
  const { width, height } = clothSize;
  const tall = shape === "whole" ? height : (width * preview.height) / preview.width;
  const box = `viewBox="0 ${(height - tall) / 2} ${width} ${tall}" width="${preview.width}" height="${(preview.width * tall) / width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawCloth(cloth, jina, outlineLine)}</svg>`;
  // More effort takes twice as long, and improves no color visibly.
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}

const unitsInSize = 1000;
let fonts: Font[] | undefined;

// Draws a line of text as outlines of the display face, because the renderer has no fonts.
const outlineLine: SetLine = (text, size, middle, baseline, fill) => {
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
