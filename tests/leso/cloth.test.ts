import { describe, expect, it } from "vitest";

import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";
import { drawMotifs } from "#app/leso/draw-motifs.ts";
import { drawings } from "#app/leso/drawings.ts";
import { borders, colors, motifs, tones, type Leso } from "#app/model/fields/leso-field.ts";

const seeds = Array.from({ length: 300 }, (_, index) => `blog-${index}`);
const drawing = (seed: string) => {
  const cloth = clothOf(seed);
  return drawMotifs(cloth, 2, 88) + drawings.border(cloth) + drawings.whole(cloth);
};

describe("a cloth", () => {
  it("is the same for the same seed, and different for each seed", () => {
    for (const seed of seeds) expect(drawing(seed)).toBe(drawing(seed));
    expect(new Set(seeds.map(drawing)).size).toBe(seeds.length);
  });

  it("uses every colour, motif and border for some seed", () => {
    const parts: Partial<Record<keyof ClothDesign, readonly string[]>> = {
      color: colors,
      motif: motifs,
      border: borders,
    };
    for (const [part, words] of Object.entries(parts)) {
      const picked = seeds.map((seed) => clothOf(seed)[part as keyof ClothDesign]);
      expect(new Set(picked)).toEqual(new Set<unknown>(words));
    }
  });

  it.each([
    { color: "plum" },
    { motif: "waves" },
    { layout: "alone", motif: "measure" },
    { border: "beads" },
    { motif: "dhow", beside: "sea" },
    { color: "leaf", motif: "dots", layout: "grid", border: "steps" },
  ] satisfies Leso[])("uses a writer's %j, and picks the rest", (words) => {
    for (const seed of seeds.slice(0, 20)) {
      const { color, motif, layout, border } = clothOf(seed);
      expect(clothOf(seed, words)).toMatchObject({ color, motif, layout, border, ...words });
    }
  });

  it("has a different field in each tone, and a second motif only if one is named", () => {
    const grounds = tones.map((tone) => clothOf("home", { color: "plum", tone }).palette.ground);
    expect(new Set(grounds).size).toBe(tones.length);
    expect(clothOf("home", { motif: "pot" }).beside).toBe("pot");
  });
});
