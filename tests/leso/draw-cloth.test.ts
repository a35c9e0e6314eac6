import { brotliCompressSync, constants } from "node:zlib";

import { valid } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth-of.ts";
import { panelOf, drawings } from "#app/leso/draw-cloth.ts";
import { drawSaying } from "#app/leso/draw-saying.ts";
import type { Room } from "#app/leso/lay-figures.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso-field.ts";

// A quick setting, which leaves more bytes than the one with which the build compresses.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
// Names whose ids could collide once the suffix of a part is added.
const seeds =
  "home home-field home-inner home-unit home-m blog-1 blog-11 footer gallery-a-class".split(" ");

const all = motifs.flatMap((motif) =>
  layouts.flatMap((layout) => borders.map((border): Leso => ({ motif, layout, border }))),
);
const matches = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, name = ""]) => name);
const idsOf = (svg: string) => matches(svg, /\sid="([^"]*)"/g);
const usesOf = (svg: string) => matches(svg, /(?:url\(#|href="#)([^)"]*)/g);

describe.each(Object.entries(drawings))("a %s of every kind", (_, draw) => {
  it("is one SVG of whole parts for eyes alone, with nothing that the policy refuses", () => {
    for (const words of all) {
      const svg = draw(clothOf("home", words));
      expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length);
      expect(new Set(usesOf(svg))).toEqual(new Set(idsOf(svg)));
      expect(valid(svg)).toBe(true);
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false"[^>]*>.*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg).not.toMatch(/\sstyle=|<style|<script|<image|\son\w+=/);
    }
  });
});

it.each(colors)(
  "a panel, with a saying or without, takes at most 1 kB in the color %s",
  (color) => {
    const sizes = all.map((words) => {
      const cloth = clothOf("gallery-a-picture-with-a-long-name", { ...words, color });
      const both = [drawings.panel(cloth), drawSaying(cloth, "Haba na haba hujaza kibaba")];
      return Math.max(...both.map((svg) => brotliCompressSync(svg, quickly).length));
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024);
  },
);

it("the cloths of one page share no part, and have names that an address can hold", () => {
  const ids = [...seeds, 'blog-"><script>(é) 1'].flatMap((seed) => {
    const cloth = clothOf(seed);
    return idsOf(drawings.panel(cloth) + drawings.field(cloth) + drawings.border(cloth));
  });
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/i);
});

describe("a cloth with words on it", () => {
  // The label of a page, and those of share pictures from the shortest to the tallest.
  const sizes: [width: number, height: number, room: Room][] = [
    [480, 384, { x: 100, y: 96, width: 280, height: 192 }],
    [704, 704, { x: 108, y: 108, width: 488, height: 488 }],
    ...[130, 162, 194, 226, 258].map((tall): [number, number, Room] => [
      800,
      416,
      { x: 93, y: 208 - tall / 2, width: 614, height: tall },
    ]),
  ];

  it.each(sizes)("of %i by %i has figures on all sides of %o, and none touches it", (...size) => {
    const [width, height, room] = size;
    for (const words of all) {
      const figures = figuresOf(panelOf(clothOf("home", words), width, height, room));
      for (const { left, right, top, bottom } of figures) {
        const isBeside = right <= room.x || left >= room.x + room.width;
        const isClear = isBeside || bottom <= room.y || top >= room.y + room.height;
        expect({ words, left, top, isClear }).toEqual({ words, left, top, isClear: true });
        expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(42);
      }
      expect(figures.some(({ right }) => right <= room.x)).toBe(true);
      expect(figures.some(({ left }) => left >= room.x + room.width)).toBe(true);
      expect(figures.filter(({ bottom }) => bottom <= room.y).length).toBeGreaterThan(4);
      expect(figures.filter(({ top }) => top >= room.y + room.height).length).toBeGreaterThan(4);
    }
  });

  it.each([
    "Ndio",
    "Haba na haba hujaza kibaba",
    "Na ".repeat(40),
    "M".repeat(40),
    "<b>&amp; wewe",
  ])("says %s in full, in letters that fit", (saying) => {
    const svg = drawSaying(clothOf("home"), saying);
    const size = Number(/font-size="(\d+)"/.exec(svg)?.[1]);
    const lines = matches(svg, /<text [^>]*>([^<]*)<\/text>/g);
    const said = lines
      .join(" ")
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    expect(said).toBe(saying.trim());
    expect(size).toBeGreaterThan(0);
    expect(size * lines.length).toBeLessThan(192);
  });
});

// The boxes of the figures: each motif lies within 30 units of its middle before it is scaled.
function figuresOf(svg: string) {
  const scale = Number(/-inner-m" transform="scale\(([\d.]+)\)/.exec(svg)?.[1]);
  const uses = [...svg.matchAll(/#home-inner-m" transform="translate\((\d+) (\d+)\)([^"]*)/g)];
  return uses.map(([, left, top, look = ""]) => {
    const reach = 30 * scale * (look === "" ? 1 : 0.55);
    const [x, y] = [Number(left) + 42, Number(top) + 42];
    return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
  });
}
