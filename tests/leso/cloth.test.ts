import { expect, it } from "vitest";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawMotifs } from "#app/leso/draw-motifs.ts";
import { drawings } from "#app/leso/drawings.ts";
import { type Leso, tones } from "#app/model/fields/leso.ts";

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
  expect(clothOf("home", { motif: "pot" }).beside).toBe("pot");
});
