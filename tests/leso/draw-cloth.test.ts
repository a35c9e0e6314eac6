import { brotliCompressSync, constants } from "node:zlib";

import { valid } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso.ts";

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

it.each(colors)("a panel takes at most 1 kB in the color %s", (color) => {
  const sizes = all.map((words) => {
    const svg = drawings.panel(clothOf("gallery-a-picture-with-a-long-name", { ...words, color }));
    return brotliCompressSync(svg, quickly).length;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1024);
});

it("the cloths of one page share no part, and have names that an address can hold", () => {
  const ids = [...seeds, 'blog-"><script>(é) 1'].flatMap((seed) => {
    const cloth = clothOf(seed);
    return idsOf(drawings.panel(cloth) + drawings.field(cloth) + drawings.border(cloth));
  });
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/i);
});
