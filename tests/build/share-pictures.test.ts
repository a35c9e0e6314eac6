import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";
import type { SharePicture } from "#app/content/parts/share-picture.ts";
import { motifs } from "#app/model/fields/leso-field.ts";
import { fitText } from "#scripts/build/pictures/fit-text.ts";
import { drawSharePicture } from "#scripts/build/pictures/draw-share-picture.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const cloths = motifs.map((motif) => clothOf(motif, { motif }));
const pictureOf = (title: string, cloth = cloths[1] as ClothDesign): SharePicture => ({
  file: `share-${title}.png`,
  title,
  siteName: "Suluhisho",
  shape: "wide",
  jina: undefined,
  cloth,
  alt: "",
});
const rawPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

describe("a picture for sharing", () => {
  it.each(cloths.map((cloth) => [cloth.motif, cloth] as const))(
    "has 1200 by 630 pixels, at most 100 kB and the look of its cloth: %s",
    async (_, cloth) => {
      const png = await drawSharePicture(pictureOf("What a girl learns ".repeat(12), cloth));
      const { width, height, format } = await sharp(png).metadata();
      expect([width, height, format]).toEqual([1200, 630, "png"]);
      expect(png.length).toBeLessThanOrEqual(100_000);
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">` +
        `<g transform="scale(1.5 ${630 / 416})">${panelOf(cloth, 800, 416)}</g></svg>`;
      const [rendered, wanted] = await Promise.all([rawPixels(png), rawPixels(Buffer.from(svg))]);
      // The rows above the highest label.
      const away = [...rendered.subarray(0, 60 * 3600)].map((value, at) =>
        Math.abs(value - (wanted[at] ?? 0)),
      );
      expect(away.reduce((most, value) => Math.max(most, value))).toBeLessThanOrEqual(24);
    },
  );

  it("has letters of their own for ĩ and ũ, also where they are written in two characters", async () => {
    const [one, apart, lacking] = await Promise.all(
      ["Wanjikũ", "Wanjikũ".normalize("NFD"), "Wanjik\uFFFD"].map((title) =>
        drawSharePicture(pictureOf(title)),
      ),
    );
    expect(apart?.equals(one as Buffer)).toBe(true);
    expect(lacking?.equals(one as Buffer)).toBe(false);
  });

  it("is made once, the same each time, and nothing is left of one that fails", async () => {
    const [one, two] = [pictureOf("One"), pictureOf("Two", cloths[2])];
    expect(await makeSharePictures([one, one], folder)).toHaveLength(1);
    expect(await makeSharePictures([one, two], folder)).toHaveLength(2);
    expect(await readFile(path.join(folder, one.file))).toEqual(await drawSharePicture(one));
    const broken = pictureOf("Three", { ...two.cloth, motif: "none" as ClothDesign["motif"] });
    await expect(makeSharePictures([broken], folder)).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual([one.file, two.file]);
  });
});

describe("the text of a picture", () => {
  const box = { size: 84, leading: 1, spacing: 0, width: 796, height: 300 };
  const linesOf = (text: string, setting = box) => {
    const widths: number[] = [];
    const drawn = fitText(text, setting).draw(0, "#000", (width) => widths.push(width));
    return drawn.map((svg, index) => {
      const size = 1000 * Number(/scale\(([\d.e-]+)/.exec(svg)?.[1]);
      return { width: widths[index] ?? 0, svg, size };
    });
  };

  it.each([
    ["many words", "learning ".repeat(60)],
    ["one endless word", "w".repeat(90)],
    ["very many words", "promise ".repeat(400)],
    ["words joined by hyphens", "girl-led-".repeat(30)],
    ["ĩ and ũ", "Wanjikũ na Nyokabĩ ".repeat(20)],
  ])("keeps every letter of %s inside its box", (_, text) => {
    const lines = linesOf(text);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(box.width);
    expect(lines.length * (lines[0]?.size ?? 0)).toBeLessThanOrEqual(box.height);
    const outlines = lines.flatMap(({ svg }) => svg.match(/d="M/g) ?? []);
    expect(outlines).toHaveLength(text.replaceAll(" ", "").length);
  });

  it("keeps a number whole, and its lines even", () => {
    expect(linesOf("2020-2030", { ...box, width: 200 })).toHaveLength(1);
    const [first, second] = linesOf("Give a girl her next term");
    expect(second?.width).toBeGreaterThan(0.6 * (first?.width ?? 0));
  });
});
