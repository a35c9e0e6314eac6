import { brotliCompressSync, constants } from "node:zlib";

import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso.ts";

const kibibyte = 1024;
// A quick setting, which leaves more bytes than the one with which the build compresses.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
// Names whose ids could collide once the suffix of a part is added.
const seeds =
  "home home-field home-inner home-unit home-m blog-1 blog-11 footer gallery-a-class 2025-report".split(
    " ",
  );

const all = motifs.flatMap((motif) =>
  layouts.flatMap((layout) => borders.map((border): Leso => ({ motif, layout, border }))),
);

const matches = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, name = ""]) => name);
const idsOf = (svg: string) => matches(svg, /\sid="([^"]*)"/g);
const usesOf = (svg: string) => matches(svg, /(?:url\(#|href="#)([^)"]*)/g);

describe.each(Object.entries(drawings))("a %s", (_, draw) => {
  const kinds = all.map((words) => draw(clothOf("home", words)));

  it.each(["home", "gallery-a-class"])("finds its parts inside itself, each once: %s", (seed) => {
    for (const words of all) {
      const svg = draw(clothOf(seed, words));
      const [ids, uses] = [idsOf(svg), usesOf(svg)];
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(uses)).toEqual(new Set(ids));
    }
  });

  it("is one SVG that screen readers pass over, and has no invalid number", () => {
    for (const svg of kinds) {
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false"[^>]*>.*<\/svg>$/);
      expect(openTags(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  it("holds nothing that the security policy refuses", () => {
    for (const svg of kinds) {
      expect(svg).not.toMatch(/\sstyle=|<style|<script|<image|\son\w+=/);
    }
  });
});

describe("a panel of every kind", () => {
  it.each(colors)("takes less than 1 kB in the color %s", (color) => {
    const seed = "gallery-a-picture-with-a-long-name";
    const sizes = all.map((words) => {
      const svg = drawings.panel(clothOf(seed, { ...words, color }));
      return brotliCompressSync(svg, quickly).length;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(kibibyte);
  });
});

describe("the cloths of one page", () => {
  it("share no part", () => {
    const ids = seeds.flatMap((seed) => {
      const cloth = clothOf(seed);
      return idsOf(drawings.panel(cloth) + drawings.field(cloth) + drawings.border(cloth));
    });
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have names that an address inside the page can hold", () => {
    const cloth = clothOf('blog-"><script>(é) 1');
    for (const id of idsOf(drawings.panel(cloth))) expect(id).toMatch(/^[a-z0-9-]+$/i);
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
