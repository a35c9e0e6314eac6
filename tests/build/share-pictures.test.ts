import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clothOf } from "#app/leso/cloth.ts";
import { motifs } from "#app/model/fields/leso.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { drawSharePicture } from "#scripts/build/pictures/share-pictures.ts";

const shareOf = (title: string, seed = "share", jina?: string) =>
  drawSharePicture({
    file: "share.png",
    title,
    siteName: "Suluhisho",
    jina,
    cloth: clothOf(seed, { layout: "brick" }),
    alt: "",
  });

describe("drawSharePicture", () => {
  it.each(motifs)("draws %s at 1200 by 630 in at most 100 kB", async (motif) => {
    await cutFonts();
    const cloth = clothOf(motif, { motif, layout: "scatter" });
    const base = { file: "share.png", siteName: "Suluhisho", alt: "" };
    const png = await drawSharePicture({
      ...base,
      title: "A title of some length",
      jina: "Haba na haba",
      cloth,
    });
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(png.length).toBeLessThanOrEqual(100_000);
  });

  it("draws the same bytes for the same page", async () => {
    expect(await shareOf("One")).toEqual(await shareOf("One"));
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

  it("has a letter for ĩ and ũ", async () => {
    expect(await shareOf("Wanjikũ")).not.toEqual(await shareOf("Wanjik\uFFFD"));
  });
});
