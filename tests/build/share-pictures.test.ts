import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { clothOf, type Cloth } from "#app/leso/cloth-of.ts";
import { panel } from "#app/leso/draw-cloth.ts";
import type { SharePicture } from "#app/content/parts/share-picture.ts";
import { borders, colors, motifs, type Layout } from "#app/model/fields/leso.ts";
import { fitText } from "#scripts/build/pictures/fit-text.ts";
import { renderSharePicture } from "#scripts/build/pictures/share-picture.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";

const layouts: Layout[] = ["grid", "brick", "scatter"];
// Every motif, border and color, and every layout several times.
const cloths = motifs.map((motif, index) =>
  clothOf(motif, {
    motif,
    layout: layouts[index % layouts.length],
    border: borders[index % borders.length],
    color: colors[index % colors.length],
  }),
);

const pictureOf = (title: string, cloth = cloths[1] as Cloth, jina?: string): SharePicture => ({
  file: `share-${title}.png`,
  title,
  siteName: "Suluhisho",
  jina,
  cloth,
  alt: "",
});

const rawPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

describe("renderSharePicture", () => {
  it.each(cloths.map((cloth) => [`${cloth.motif} in ${cloth.layout}`, cloth] as const))(
    "renders %s at 1200 by 630 in at most 100 kB, as the cloth's own drawing looks",
    async (_, cloth) => {
      const png = await renderSharePicture(pictureOf("What a girl learns ".repeat(12), cloth));
      const { width, height, format } = await sharp(png).metadata();
      expect([width, height, format]).toEqual([1200, 630, "png"]);
      expect(png.length).toBeLessThanOrEqual(100_000);
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">` +
        `<g transform="scale(1.5 ${630 / 416})">${panel(cloth, 800, 416)}</g></svg>`;
      const [rendered, wanted] = await Promise.all([rawPixels(png), rawPixels(Buffer.from(svg))]);
      // The rows above the highest label.
      const away = [...rendered.subarray(0, 60 * 3600)].map((value, at) =>
        Math.abs(value - (wanted[at] ?? 0)),
      );
      expect(away.reduce((most, value) => Math.max(most, value))).toBeLessThanOrEqual(24);
    },
  );

  it("renders the same bytes whatever is rendered before and meanwhile", async () => {
    const pictures = cloths
      .slice(0, 3)
      .map((cloth, index) =>
        pictureOf(`${cloth.motif} `.repeat(1 + 10 * index), cloth, "Haba na haba"),
      );
    const together = await Promise.all(pictures.map(renderSharePicture));
    for (const [index, picture] of pictures.entries()) {
      expect((await renderSharePicture(picture)).equals(together[index] as Buffer)).toBe(true);
    }
  });

  it.each([
    ["another title", pictureOf("Two")],
    ["a line of Swahili", pictureOf("One", undefined, "Haba na haba")],
    ["another palette", pictureOf("One", { ...cloths[1], ...clothOf("x") } as Cloth)],
  ])("shows %s", async (_, other) => {
    const [plain, changed] = await Promise.all([pictureOf("One"), other].map(renderSharePicture));
    expect(changed?.equals(plain as Buffer)).toBe(false);
  });

  it("has letters of their own for ĩ and ũ, also where they are written in two characters", async () => {
    const render = (title: string) => renderSharePicture(pictureOf(title));
    const [one, apart, lacking] = await Promise.all(
      ["Wanjikũ", "Wanjikũ".normalize("NFD"), "Wanjik\uFFFD"].map(render),
    );
    expect(apart?.equals(one as Buffer)).toBe(true);
    expect(lacking?.equals(one as Buffer)).toBe(false);
  });
});

describe("fitText", () => {
  const box = { size: 84, leading: 1, spacing: 0, width: 796, height: 300 };
  const linesOf = (text: string, setting = box) => {
    const lines: { width: number; svg: string; size: number }[] = [];
    const widths: number[] = [];
    const { draw } = fitText(text, setting);
    const drawn = draw(0, "#000", (width) => widths.push(width));
    drawn.forEach((svg, index) => {
      const size = 1000 * Number(/scale\(([\d.e-]+)/.exec(svg)?.[1]);
      lines.push({ width: widths[index] ?? 0, svg, size });
    });
    return lines;
  };

  it.each([
    ["many words", "learning ".repeat(60)],
    ["one endless word", "w".repeat(90)],
    ["very many words", "promise ".repeat(400)],
    ["words joined by hyphens", "girl-led-".repeat(30)],
    ["ĩ and ũ", "Wanjikũ na Nyokabĩ ".repeat(20)],
  ])("keeps every letter of %s inside the box", (_, text) => {
    const lines = linesOf(text);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(box.width);
    expect(lines.length * (lines[0]?.size ?? 0)).toBeLessThanOrEqual(box.height);
    const letters = text.replaceAll(" ", "").length;
    const outlines = lines.flatMap(({ svg }) => svg.match(/d="M/g) ?? []);
    expect(outlines).toHaveLength(letters);
  });

  it("leaves no word alone on the last line where the lines can be even", () => {
    const [first, second] = linesOf("Give a girl her next term");
    expect(second?.width).toBeGreaterThan(0.6 * (first?.width ?? 0));
  });

  it("breaks a line after a dash and keeps a number whole", () => {
    const wide = "m".repeat(8);
    expect(linesOf(`${wide}-${wide}`)).toHaveLength(2);
    const number = linesOf("2020-2030", { ...box, width: 200 });
    expect(number).toHaveLength(1);
    expect(number[0]?.size).toBeLessThan(84);
  });
});

describe("makeSharePictures", () => {
  it("renders each picture once and leaves nothing of one that fails", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "shares-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [one, two] = [pictureOf("One"), pictureOf("Two", cloths[2])];
    expect(await makeSharePictures([one, one], folder)).toHaveLength(1);
    expect(await readFile(path.join(folder, one.file))).toEqual(await renderSharePicture(one));
    expect(await makeSharePictures([one, two], folder)).toHaveLength(2);
    const broken = pictureOf("Three", { ...two.cloth, motif: "none" as Cloth["motif"] });
    await expect(makeSharePictures([broken], folder)).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual([one.file, two.file]);
  });
});
