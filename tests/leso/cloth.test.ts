import { describe, expect, it } from "vitest";

import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/draw-cloth.ts";
import { borders, colors, layouts, motifs, type Leso } from "#app/model/fields/leso-field.ts";

const seeds = Array.from({ length: 300 }, (_, index) => `blog-${index}`);
const drawing = (seed: string) => {
  const cloth = clothOf(seed);
  return drawings.field(cloth) + drawings.border(cloth) + drawings.panel(cloth);
};

describe("a cloth", () => {
  it("is the same for the same name, and another for each name", () => {
    for (const seed of seeds) expect(drawing(seed)).toBe(drawing(seed));
    expect(new Set(seeds.map(drawing)).size).toBe(seeds.length);
  });

  it("takes every value of every part for some name", () => {
    const parts = { color: colors, motif: motifs, layout: layouts, border: borders };
    for (const [part, words] of Object.entries(parts)) {
      const picked = seeds.map((seed) => clothOf(seed)[part as keyof Leso]);
      expect(new Set(picked)).toEqual(new Set<unknown>(words));
    }
  });

  it.each([
    { color: "plum" },
    { motif: "waves" },
    { layout: "medallion" },
    { border: "beads" },
    { color: "leaf", motif: "dots", layout: "grid", border: "steps" },
  ] satisfies Leso[])("takes a writer's %j, and the rest from its name", (words) => {
    for (const seed of seeds.slice(0, 20)) {
      const { color, motif, layout, border } = clothOf(seed);
      expect(clothOf(seed, words)).toMatchObject({ color, motif, layout, border, ...words });
    }
  });
});
