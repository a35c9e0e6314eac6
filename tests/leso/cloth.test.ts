import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/draw-cloth.ts";
import { palettes } from "#app/leso/palette.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso.ts";

const seeds = Array.from({ length: 300 }, (_, index) => `blog-${index}`);
const drawing = (seed: string, words?: Leso) => {
  const cloth = clothOf(seed, words);
  return drawings.field(cloth) + drawings.border(cloth) + drawings.panel(cloth);
};
const kind = (seed: string) => {
  const { color, motif, layout, border } = clothOf(seed);
  return [color, motif, layout, border].join(" ");
};

describe("a cloth", () => {
  it("is the same for the same name", () => {
    for (const seed of seeds) {
      expect(clothOf(seed)).toEqual(clothOf(seed));
      expect(drawing(seed)).toBe(drawing(seed));
    }
  });

  it("differs from name to name", () => {
    expect(new Set(seeds.map(kind)).size).toBeGreaterThan(250);
    expect(new Set(seeds.map((seed) => drawing(seed))).size).toBe(seeds.length);
  });

  it("takes every value of every part for some name", () => {
    for (const [part, words] of Object.entries({ color: colors, motif: motifs, layout: layouts })) {
      const picked = seeds.map((seed) => clothOf(seed)[part as keyof Leso]);
      expect(new Set(picked)).toEqual(new Set<unknown>(words));
    }
    expect(new Set(seeds.map((seed) => clothOf(seed).border))).toEqual(new Set(borders));
  });

  it("takes its palette from its color", () => {
    for (const seed of seeds) {
      const { color, palette } = clothOf(seed);
      expect(palettes[color]).toContain(palette);
    }
  });
});

describe("the words of a writer", () => {
  it.each([
    { color: "plum" },
    { motif: "waves" },
    { layout: "medallion" },
    { border: "beads" },
    { color: "leaf", motif: "dots", layout: "grid", border: "steps" },
  ] satisfies Leso[])("decide over the name: %j", (words) => {
    for (const seed of seeds.slice(0, 20)) expect(clothOf(seed, words)).toMatchObject(words);
  });

  it("leave the rest to the name", () => {
    for (const seed of seeds.slice(0, 50)) {
      const { layout, border, motif } = clothOf(seed);
      expect(clothOf(seed, { color: "leaf" })).toMatchObject({ layout, border, motif });
    }
  });
});
