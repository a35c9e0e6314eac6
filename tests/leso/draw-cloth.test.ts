import { createHash } from "node:crypto";
import sharp from "sharp";
import { parse, valid } from "node-html-parser";
import { expect, it } from "vitest";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";
import { clothSize, setJina } from "#app/leso/draw-cloth.ts";
import { drawField } from "#app/leso/draw-field.ts";
import { drawMotifs } from "#app/leso/draw-motifs.ts";
import { drawPindo } from "#app/leso/draw-pindo.ts";
import { drawScene } from "#app/leso/draw-scene.ts";
import { drawings } from "#app/leso/drawings.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";
import { type Leso, borders, layouts, motifs, namedMotifs, tones } from "#app/model/fields/leso.ts";
import { everyCloth } from "#scripts/generate/cloth-sheet.ts";

const figures = [...motifs, ...namedMotifs];
const all = figures.flatMap((motif, index) =>
  layouts.map((layout): Leso => {
    const beside = index % 2 === 0 ? undefined : figures[(index * 7) % figures.length];
    const [border, tone] = [borders[index % borders.length], tones[index % tones.length]];
    return { motif, layout, border, tone, beside };
  }),
);
const matches = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, name = ""]) => name);
const idsOf = (svg: string) => matches(svg, /\sid="([^"]*)"/g);
const usesOf = (svg: string) => matches(svg, /(?:url\(#|href="#)([^)"]*)/g);

const parts = {
  ...drawings,
  row: (cloth: ClothDesign) => drawMotifs(cloth, 2, 88),
  frame: drawPindo,
  horizon: (cloth: ClothDesign) => drawScene(cloth).horizon,
  land: (cloth: ClothDesign) => drawScene(cloth).land,
};

it.each(Object.entries(parts))(
  "a %s of every kind is a complete SVG, hidden from screen readers and allowed by the policy",
  (_, draw) => {
    for (const words of all) {
      const svg = draw(clothOf("home", words), "Haba na haba");
      expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length);
      expect(new Set(usesOf(svg))).toEqual(new Set(idsOf(svg)));
      expect(valid(svg)).toBe(true);
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true" [^>]*>.*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg).not.toMatch(/\sstyle=|<style|<script|<image|\son\w+=/);
    }
  },
);

it.each(figures)("the motif %s stays within its box", async (motif) => {
  const { width, height, draw } = motifDrawings[motif];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width} ${-height} ${2 * width} ${2 * height}" width="${2 * width}" height="${2 * height}">${draw(clothOf("home").palette)}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  expect(Math.min(left - width / 2, top - height / 2)).toBeGreaterThanOrEqual(-2);
  expect(left + info.width).toBeLessThanOrEqual(1.5 * width + 2);
  expect(top + info.height).toBeLessThanOrEqual(1.5 * height + 2);
});

it.each(["Ndio", "Haba na haba hujaza kibaba", "Na ".repeat(40), "M".repeat(40), "<b>&amp; wewe"])(
  "a cloth says %s in full and in capitals, in one line or two that fit",
  (saying) => {
    const svg = drawings.whole(clothOf("home"), saying);
    const lines = matches(svg, /<text [^>]*>([^<]*)<\/text>/g);
    expect(parse(lines.join(" ")).text).toBe(saying.trim().toUpperCase());
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(Number(/font-size="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(0);
  },
);

it.each(["Ndio", "Elimu ni ufunguo wa maisha", "Kutoa ni moyo, usambe ni utajiri"])(
  "%s has letters of 22 pixels in a preview that is 300 wide",
  (saying) => {
    const { size } = setJina(saying, 396);
    expect((size * 300) / clothSize.width).toBeGreaterThanOrEqual(22);
  },
);

it("a saying of wide letters is smaller than one of others, and one of narrow letters larger", () => {
  const sizes = ["M", "W", "N", "I", ","].map((letter) => setJina(letter.repeat(14), 300).size);
  const [wide, alsoWide, other = 0, narrow, comma] = sizes;
  expect(wide).toBeLessThan(other);
  expect(alsoWide).toBe(wide);
  expect(narrow).toBeGreaterThan(other);
  expect(comma).toBe(narrow);
});

it("a row has all its figures, of one motif or two, and a field in bricks no empty row", () => {
  for (const beside of [undefined, "key"] as const) {
    const row = drawMotifs(clothOf("home", { motif: "measure", beside }), 5, 88);
    expect(matches(row, /<use( )/g)).toHaveLength(5);
  }
  const box = { x: 0, y: 0, width: 396, height: 236 };
  const field = drawField(clothOf("home", { motif: "moons", layout: "brick" }), "field", box);
  expect(matches(field, /<use( )/g)).toHaveLength(3);
});

const seeds = Array.from({ length: 300 }, (_, index) => `blog-${index}`);
const drawing = (seed: string) => {
  const cloth = clothOf(seed);
  return drawMotifs(cloth, 2, 88) + drawings.border(cloth) + drawings.whole(cloth);
};

it("a cloth is the same for the same seed, and different for each seed", () => {
  const drawn = seeds.map(drawing);
  expect(seeds.map(drawing)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(seeds.length);
});

it.each<Leso>([
  { color: "plum" },
  { motif: "dhow", beside: "sea" },
  { color: "leaf", motif: "dots", layout: "grid", border: "steps" },
])("a cloth uses a writer's %j, and the seed picks the rest", (words) => {
  for (const seed of seeds.slice(0, 20)) {
    const { color, motif, layout, border } = clothOf(seed);
    expect(clothOf(seed, words)).toMatchObject({ color, motif, layout, border, ...words });
  }
});

it("a cloth has a different field in each tone, one look for a motif alone, and a second motif only if one is named", () => {
  const cloths = tones.map((tone) => clothOf("home", { color: "plum", tone }));
  const grounds = ["#5B1F55", "#F5B324", "#F6EBDD"];
  expect(cloths.map(({ palette }) => palette.ground)).toEqual(grounds);
  expect(new Set(cloths.map(drawings.motif)).size).toBe(1);
  expect(clothOf("home", { motif: "measure" }).beside).toBe("measure");
});

// A changed line is no fault if somebody looked at the drawing again, and ran this test with `-u`.
it("every drawing is as it was last looked at", async () => {
  const rows = everyCloth.map(([name, words]) => {
    const cloth = clothOf("home", words);
    const drawn = Object.values(parts).map((draw) => draw(cloth, "Haba na haba hujaza kibaba"));
    const hash = createHash("sha256").update(drawn.join("")).digest("hex").slice(0, 8);
    return `${hash} ${name}\n`;
  });
  await expect(rows.join("")).toMatchFileSnapshot("last-looked-at.txt");
});
