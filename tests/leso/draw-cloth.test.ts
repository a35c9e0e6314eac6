import { brotliCompressSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth.ts";
import { drawBorder, drawField, drawPanel, drawPortrait } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso.ts";

const kibibyte = 1024;
// Names whose ids could collide once the suffix of a part is added.
const seeds = [
  "home",
  "home-field",
  "home-inner",
  "home-unit",
  "home-m",
  "blog-1",
  "blog-11",
].concat(["footer", "gallery-a-class", "2025-report"]);

const all = motifs.flatMap((motif) =>
  layouts.flatMap((layout) => borders.map((border): Leso => ({ motif, layout, border }))),
);

const drawings = [
  { name: "panel", draw: drawPanel },
  { name: "field", draw: drawField },
  { name: "border", draw: drawBorder },
  { name: "portrait", draw: drawPortrait },
];

const matches = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, name = ""]) => name);
const idsOf = (svg: string) => matches(svg, /\sid="([^"]*)"/g);
const usesOf = (svg: string) => matches(svg, /(?:url\(#|href="#)([^)"]*)/g);

describe.each(drawings.map(({ name, draw }) => [name, draw] as const))("a %s", (_, draw) => {
  it("finds each of its parts inside itself, and no part twice", () => {
    for (const words of all) {
      const svg = draw(clothOf("gallery-a-class", words));
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(usesOf(svg).filter((name) => !ids.includes(name))).toEqual([]);
      expect(ids.filter((name) => !usesOf(svg).includes(name))).toEqual([]);
    }
  });

  it("is one SVG that screen readers pass over", () => {
    for (const words of all) {
      const svg = draw(clothOf("home", words));
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false"[^>]*>.*<\/svg>$/);
      expect(openTags(svg)).toEqual([]);
    }
  });

  it("holds nothing that the security policy refuses", () => {
    for (const words of all) {
      expect(draw(clothOf("home", words))).not.toMatch(/\sstyle=|<style|<script|<image|\son\w+=/);
    }
  });

  it("has no invalid number", () => {
    for (const words of all) {
      expect(draw(clothOf("home", words))).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });
});

describe("a panel of every kind", () => {
  it.each(colors)("takes less than 1 kB in the color %s", (color) => {
    const seed = "gallery-a-picture-with-a-long-name";
    const sizes = all.map((words) => {
      const svg = drawPanel(clothOf(seed, { ...words, color }));
      return brotliCompressSync(svg).length;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(kibibyte);
  });
});

describe("the cloths of one page", () => {
  it("share no part", () => {
    const ids = seeds.flatMap((seed) => {
      const cloth = clothOf(seed);
      return idsOf(drawPanel(cloth) + drawField(cloth) + drawBorder(cloth));
    });
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have names that an address inside the page can hold", () => {
    const cloth = clothOf('blog-"><script>(é) 1');
    for (const id of idsOf(drawPanel(cloth))) expect(id).toMatch(/^[a-z0-9-]+$/i);
  });
});

/** The tags that are never closed or are closed in the wrong order. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", own] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
    if (own) continue;
    if (!close) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
