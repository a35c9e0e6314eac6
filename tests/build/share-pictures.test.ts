import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { clothOf, type Cloth } from "#app/leso/cloth.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { borders, colors, motifs, type Layout } from "#app/model/fields/leso.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import {
  drawSharePicture,
  shareWorkshop,
} from "#scripts/build/pictures/share/draw-share-picture.ts";
import { drawSharePictures } from "#scripts/build/pictures/share-pictures.ts";

beforeAll(cutFonts);

const pictureOf = (title: string, cloth: Cloth, jina?: string): SharePicture => ({
  file: "share.png",
  title,
  siteName: "Suluhisho",
  jina,
  cloth,
  alt: "",
});

const shareOf = async (title: string, seed = "share", jina?: string) =>
  drawSharePicture(
    pictureOf(title, clothOf(seed, { layout: "brick" }), jina),
    await shareWorkshop(),
  );

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
const named = cloths.map(
  (cloth) =>
    [`${cloth.color} ${cloth.motif} in ${cloth.layout} with ${cloth.border}`, cloth] as const,
);

describe("drawSharePicture", () => {
  it.each(named)("draws %s at 1200 by 630 in at most 90 kB", async (_, cloth) => {
    const picture = pictureOf("A title of some length", cloth, "Haba na haba");
    const png = await drawSharePicture(picture, await shareWorkshop());
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(png.length).toBeLessThanOrEqual(90_000);
  });

  it.each(named)("draws %s as the cloth's own drawing looks", async (_, cloth) => {
    const png = await drawSharePicture(pictureOf("One", cloth), await shareWorkshop());
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">` +
      `<g transform="scale(1.5 ${630 / 416})">${panelOf(cloth, 800, 416)}</g></svg>`;
    const [drawn, wanted] = await Promise.all(
      [png, Buffer.from(svg)].map((image) => sharp(image).removeAlpha().raw().toBuffer()),
    );
    let furthest = 0;
    let sum = 0;
    for (let y = 0; y < 630; y += 1) {
      for (let place = y * 3600; place < (y + 1) * 3600; place += 1) {
        const x = (place % 3600) / 3;
        const isBehindLabel = y >= 190 && y < 440 && x >= 140 && x < 1060;
        if (isBehindLabel) continue;
        const away = Math.abs((drawn?.[place] ?? 0) - (wanted?.[place] ?? 0));
        furthest = Math.max(furthest, away);
        sum += away;
      }
    }
    expect(furthest).toBeLessThanOrEqual(32);
    expect(sum / (1200 * 630 * 3)).toBeLessThan(0.5);
  });

  it("draws the same bytes for the same page, whatever was drawn before and meanwhile", async () => {
    const pictures = cloths.map((cloth) =>
      pictureOf(`About ${cloth.motif}`, cloth, "Haba na haba"),
    );
    const together = await shareWorkshop();
    const shared = await Promise.all(
      pictures.map((picture) => drawSharePicture(picture, together)),
    );
    for (const [index, picture] of pictures.entries()) {
      const alone = await drawSharePicture(picture, await shareWorkshop());
      expect(shared[index]?.equals(alone)).toBe(true);
    }
  });

  it("shows the title and the line of Swahili", async () => {
    const [plain, other, line] = await Promise.all([
      shareOf("One"),
      shareOf("Two"),
      shareOf("One", "share", "Haba na haba"),
    ]);
    expect(other).not.toEqual(plain);
    expect(line).not.toEqual(plain);
  });

  it("sets the title in the cloth's own color on paper", async () => {
    const cloth = clothOf("share", { color: "madder" });
    const png = await drawSharePicture(pictureOf("Mmmmmmmmmm", cloth), await shareWorkshop());
    const box = { left: 200, top: 290, width: 600, height: 60 };
    const { channels } = await sharp(await sharp(png).extract(box).png().toBuffer()).stats();
    const hex = (values: number[]) => values.map((value) => value.toString(16).padStart(2, "0"));
    expect(`#${hex(channels.map(({ min }) => min)).join("")}`).toBe(
      cloth.palette.ground.toLowerCase(),
    );
    expect(`#${hex(channels.map(({ max }) => max)).join("")}`).toBe("#fffbf3");
  });

  it("has a letter for ĩ and ũ", async () => {
    expect(await shareOf("Wanjikũ")).not.toEqual(await shareOf("Wanjik\uFFFD"));
  });
});

describe("drawSharePictures", () => {
  async function room() {
    const folder = await mkdtemp(path.join(tmpdir(), "shares-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [output, shelf] = [path.join(folder, "site"), path.join(folder, "shelf")];
    const draw = (pictures: SharePicture[]) => drawSharePictures(pictures, output, shelf);
    return { output, shelf, draw, place: (file: string) => path.join(output, "assets", file) };
  }
  const [one, two] = ["One", "Two"].map((title) => ({
    ...pictureOf(title, clothOf(title, { layout: "grid" })),
    file: `share-${title}.png`,
  })) as [SharePicture, SharePicture];

  it("draws each picture once and puts it into every output that lacks it", async () => {
    const { draw, output, place } = await room();
    expect(await draw([one, two, one])).toBe(2);
    const bytes = await readFile(place(one.file));
    await rm(output, { recursive: true });
    expect(await draw([one, two])).toBe(0);
    expect(await readdir(path.dirname(place(one.file)))).toEqual([one.file, two.file]);
    expect(await readFile(place(one.file))).toEqual(bytes);
  });

  it("leaves a picture that is in the output as it is", async () => {
    const { draw, place } = await room();
    await draw([one]);
    const before = await stat(place(one.file));
    await draw([one, two]);
    const after = await stat(place(one.file));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it("mends a picture in the output that is cut short, and leaves nothing else on the shelf", async () => {
    const { draw, place, shelf } = await room();
    await draw([one]);
    const whole = await readFile(place(one.file));
    await rm(place(one.file));
    await writeFile(place(one.file), whole.subarray(0, 100));
    expect(await draw([one])).toBe(0);
    expect(await readFile(place(one.file))).toEqual(whole);
    expect(await readdir(shelf)).toEqual([one.file]);
  });
});
