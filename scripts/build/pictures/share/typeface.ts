import { readFile } from "node:fs/promises";
import path from "node:path";
import { Blob, Buffer as Run, Face, Font, shape } from "harfbuzzjs";

/** One drawn sign of a line: which of which face, and where it begins, in parts of the size. */
export type PlacedGlyph = { face: number; glyph: number; letter: number; x: number };

/** A text on one endless line; `starts` says where each of its letters begins and where it ends. */
export type SetText = { text: string; glyphs: PlacedGlyph[]; starts: number[] };

/** Where a glyph leaves marks around the point it is set at, in parts of the size, downward. */
export type GlyphBox = { left: number; top: number; right: number; bottom: number };

/** The display face, with what sets a text in it. Lengths are in parts of the size. */
export type Typeface = {
  /** How far letters reach above and below the line they stand on. */
  ascent: number;
  descent: number;
  setText: (text: string, spacing: number) => SetText;
  boxOf: (glyph: PlacedGlyph) => GlyphBox;
  /** The outline of a glyph as the `d` of an SVG path, one unit being one size. */
  outline: (glyph: PlacedGlyph) => { d: string; scale: number };
};

let held: Promise<Typeface> | undefined;

/** The display face as it was cut, with the letters that only its second file has. */
export function openTypeface(): Promise<Typeface> {
  held ??= readTypeface();
  return held;
}

async function readTypeface(): Promise<Typeface> {
  const faces = await Promise.all(["display", "display-kikuyu"].map(openFace));
  const [main] = faces;
  if (!main) throw new Error("There is no display face.");
  const faceOf = (index: number) => faces[index] ?? main;
  const { ascender, descender } = main.font.hExtents();
  return {
    ascent: ascender / main.unit,
    descent: -descender / main.unit,
    setText: (text, spacing) => setText(faces, text.normalize("NFC"), spacing),
    boxOf: ({ face, glyph }) => {
      const { font, unit } = faceOf(face);
      const box = font.glyphExtents(glyph) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 };
      return {
        left: box.xBearing / unit,
        top: -box.yBearing / unit,
        right: (box.xBearing + box.width) / unit,
        bottom: -(box.yBearing + box.height) / unit,
      };
    },
    outline: ({ face, glyph }) => {
      const { font, unit } = faceOf(face);
      return { d: font.glyphToPath(glyph), scale: 1 / unit };
    },
  };
}

type OpenFace = { font: Font; unit: number };

async function openFace(name: string): Promise<OpenFace> {
  const file = await readFile(path.resolve(".cache/fonts", `${name}.ttf`));
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  return { font: new Font(face), unit: face.upem };
}

function setText(faces: OpenFace[], text: string, spacing: number): SetText {
  const glyphs: PlacedGlyph[] = [];
  const starts: number[] = [];
  let x = 0;
  for (const { face, start, end } of runsOf(faces, text)) {
    const open = faces[face];
    if (!open) continue;
    const run = new Run();
    run.addText(text, start, end - start);
    run.guessSegmentProperties();
    shape(open.font, run);
    const positions = run.getGlyphPositions();
    run.getGlyphInfos().forEach(({ codepoint, cluster }, index) => {
      const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
      starts[cluster] ??= x;
      glyphs.push({ face, glyph: codepoint, letter: cluster, x: x + xOffset / open.unit });
      x += xAdvance / open.unit + spacing;
    });
  }
  starts[text.length] = x;
  // Letters that became one sign with those before them begin where that sign begins.
  for (let at = 1; at < text.length; at += 1) starts[at] ??= starts[at - 1] ?? 0;
  return { text, glyphs, starts };
}

type Stretch = { face: number; start: number; end: number };

function runsOf(faces: OpenFace[], text: string): Stretch[] {
  const runs: Stretch[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const code = letter.codePointAt(0) ?? 0;
    const face = Math.max(
      faces.findIndex(({ font }) => font.nominalGlyph(code) !== undefined),
      0,
    );
    const last = runs.at(-1);
    if (last?.face === face) last.end = end;
    else runs.push({ face, start, end });
    start = end;
  }
  return runs;
}
