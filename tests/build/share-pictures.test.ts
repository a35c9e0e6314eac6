import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";
import type { SharePicture } from "#app/content/parts/sharing.ts";
import { namedMotifs } from "#app/model/fields/leso.ts";
import { makeSharePictures, sharePictureBytes } from "#scripts/build/pictures/share-pictures.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const cloths = namedMotifs.map((motif) => clothOf(motif, { motif }));
const pictureOf = (jina: string, cloth = cloths[1] as ClothDesign) => {
  const kind = { shape: "preview", type: "image/png", alt: "A cloth" } as const;
  return { ...kind, file: `share-${jina}.png`, jina, cloth } satisfies SharePicture;
};
const rawPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

it.each(cloths.map((cloth) => [cloth.motif, cloth] as const))(
  "a picture for sharing is a cloth alone, in 1200 by 630 pixels and at most 100 kB: %s",
  async (_, cloth) => {
    const png = await sharePictureBytes(pictureOf("Haba na haba hujaza kibaba", cloth));
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(png.length).toBeLessThanOrEqual(100_000);
  },
);

it("a picture for sharing is the middle of the whole cloth", async () => {
  const picture = pictureOf("Haba na haba");
  const preview = await rawPixels(await sharePictureBytes(picture));
  const whole = sharp(await sharePictureBytes({ ...picture, shape: "whole" }));
  expect(await whole.metadata()).toMatchObject({ width: 1200, height: 800 });
  const middle = whole.extract({ left: 0, top: 85, width: 1200, height: 630 });
  const wanted = await rawPixels(await middle.png().toBuffer());
  const away = preview.filter((value, at) => Math.abs(value - (wanted[at] ?? 0)) > 32);
  expect(away.length).toBeLessThan(preview.length / 100);
});

it("a picture for sharing is the photograph upright as JPEG, if there is one", async () => {
  const photo = path.join(folder, "photo.jpg");
  const blue = { width: 900, height: 300, channels: 3, background: "#0000ff" } as const;
  // A phone that was held upright turns only this mark, and red is to its left.
  const turned = sharp({ create: blue }).extend({ bottom: 300, background: "#ff0000" });
  await turned.withMetadata({ orientation: 6 }).jpeg().toFile(photo);
  const jpeg = await sharePictureBytes({ ...pictureOf("One"), photo });
  const jpegSize = { width: 1200, height: 630, format: "jpeg" };
  expect(await sharp(jpeg).metadata()).toMatchObject(jpegSize);
  expect([...(await rawPixels(jpeg)).subarray(0, 3)]).toEqual([254, 0, 0]);
});

it("a picture for sharing has glyphs for ĩ and ũ, also in decomposed form", async () => {
  const [composed, apart, ...others] = await Promise.all(
    ["Wanjikũ", "Wanjikũ".normalize("NFD"), "Wanjik\uFFFD", "Wanjik", "ũ"].map((jina) =>
      sharePictureBytes(pictureOf(jina)),
    ),
  );
  expect(apart?.equals(composed as Buffer)).toBe(true);
  for (const other of others) expect(other?.equals(composed as Buffer)).toBe(false);
});

it("a picture for sharing has its saying in the middle, letter after letter", async () => {
  const sayings = ["H", "N"].map((letter) => sharePictureBytes(pictureOf(letter.repeat(14))));
  const [one, other] = await Promise.all(sayings.map(async (bytes) => rawPixels(await bytes)));
  // Only the letters differ.
  const differ = [...one!.keys()].filter((at) => Math.abs(one![at]! - other![at]!) > 32);
  const columns = differ.map((at) => Math.floor(at / 3) % 1200).sort((a, b) => a - b);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  expect(Math.abs(left + right - 1200)).toBeLessThan(30);
  expect(right - left).toBeGreaterThan(600);
});

it("a picture for sharing is made once, deterministically", async () => {
  const made = path.join(folder, "made");
  const [first, second] = [pictureOf("One"), pictureOf("Two", cloths[2])];
  expect(await makeSharePictures([first, first, second], made)).toHaveLength(2);
  expect(await readFile(path.join(made, first.file))).toEqual(await sharePictureBytes(first));
  expect((await readdir(made)).sort()).toEqual([first.file, second.file]);
});
