import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
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
import { sharePicturePlace } from "#scripts/build/pictures/share-shelf.ts";

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
  async function emptyShelf() {
    const folder = await mkdtemp(path.join(tmpdir(), "shares-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return path.join(folder, "shelf");
  }
  const [one, two] = ["One", "Two"].map((title) => ({
    ...pictureOf(title, clothOf(title, { layout: "grid" })),
    file: `share-${title}.png`,
  })) as [SharePicture, SharePicture];

  it("draws each picture once and keeps it whole", async () => {
    const shelf = await emptyShelf();
    expect(await drawSharePictures([one, one], shelf)).toBe(1);
    const kept = await readFile(sharePicturePlace(one.file, shelf));
    expect(kept).toEqual(await drawSharePicture(one, await shareWorkshop()));
    expect(await drawSharePictures([one, two], shelf)).toBe(1);
    expect(await drawSharePictures([two, one], shelf)).toBe(0);
    expect(await readdir(shelf)).toEqual([one.file, two.file]);
  });

  it("leaves nothing on the shelf for a picture that could not be drawn", async () => {
    const shelf = await emptyShelf();
    const broken = { ...one, cloth: { ...one.cloth, motif: "nothing" as Cloth["motif"] } };
    await expect(drawSharePictures([broken], shelf)).rejects.toThrow();
    expect(await readdir(shelf)).toEqual([]);
  });
});
