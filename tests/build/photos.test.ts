import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { makePhotos } from "#scripts/build/pictures/make-photos.ts";
import { contentFolder, postFile } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// Ignores the files of earlier runs, which may come from different code.
const made = temporaryFolder();

function picture(width: number, height: number, background = "#175c3b") {
  return sharp({ create: { width, height, channels: 3, background } }).jpeg();
}

/** A content folder with a post that shows this photograph. */
async function folderWith(photo: Buffer, image = "src: photo.jpg, alt: A desk") {
  const post = postFile("Words.\n", { image: `{${image}}` });
  const content = await contentFolder({ "blog/desk.mdx": post });
  await writeFile(path.join(content, "blog/photo.jpg"), photo);
  return content;
}

const opened = async (content: string) =>
  contentsFor(readContent(findFiles(content)), { day: today(), drafts: false });

/** The errors in a content folder, as file:line and rule. */
async function errorsIn(content: string) {
  const { findings } = await checkFolder(content);
  const errors = findings.filter(({ severity }) => severity === "error");
  return errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

it("a photograph is made in three formats, no wider than the original, upright and without EXIF", async () => {
  const photo = await picture(700, 500)
    .withExif({ IFD0: { Artist: "Somebody" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const contents = await opened(await folderWith(photo));
  const files = await makePhotos(contents.photos.values(), made);
  const ends = files.map((file) => /\d+\.\w+$/.exec(file)?.[0]).sort();
  expect(ends.join()).toBe("360.avif,360.jpg,360.webp,500.avif,500.jpg,500.webp");
  for (const file of files) {
    const { width = 0, height = 0, exif } = await sharp(file).metadata();
    expect(exif).toBeUndefined();
    expect(height / width).toBeCloseTo(700 / 500, 1);
  }
});

it("a transparent picture is on white where its format has no transparency", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 20, height: 20, channels: 4, background: clear } as const;
  const contents = await opened(await folderWith(await sharp({ create }).png().toBuffer()));
  const files = await makePhotos(contents.photos.values(), made);
  const colors = files.map((file) => sharp(file).ensureAlpha().raw().toBuffer());
  const corners = (await Promise.all(colors)).map((bytes) => [...bytes.subarray(0, 4)]);
  const jpeg = files.findIndex((file) => file.endsWith(".jpg"));
  expect(corners[jpeg]).toEqual([255, 255, 255, 255]);
  expect(corners.filter(([, , , alpha]) => alpha === 0)).toHaveLength(2);
});

it("a photograph is the share picture", async () => {
  const contents = await opened(await folderWith(await picture(700, 500).toBuffer()));
  const { picture: shared } = pageMeta(contents, "/blog/desk");
  // Who takes a photograph down by hand finds every file of it by the beginning of its name.
  const shown = pictureOf(contents, { src: "blog/photo.jpg", alt: "A desk" }, "text").src;
  const address = expect.stringContaining(shown.replace(/\d+\.jpg$/, "")) as string;
  expect(shared).toMatchObject({ type: "image/jpeg", address, alt: "A desk" });
  // The posts of this site have no words on their cloth.
  const cloth = { type: "image/png", alt: contents.interface.shareCloth };
  expect(pageMeta(contents, "/blog/1").picture).toMatchObject(cloth);
});

it("a photograph has its size and all sources in the page, so that nothing moves, also with ./ in its name", async () => {
  const photo = await picture(2000, 1000).toBuffer();
  const content = await folderWith(photo, "src: ./photo.jpg, alt: A desk");
  await writeFile(path.join(content, "blog/3.mdx"), postFile("![A room](./photo.jpg)\n"));
  expect(await errorsIn(content)).toEqual([]);
  const contents = await opened(content);
  const postOf = (name: string) => contents.posts.find(({ id }) => id === name)!;
  const html = bodyHtml(contents, "blog", postOf("3"));
  expect(html).toMatch(/sizes="\(min-width: 44rem\) 42rem, 100vw".* src="[^"]*\/photo-/);
  const shown = pictureOf(contents, postOf("desk").image!, "text");
  expect(shown).toMatchObject({ width: 1440, height: 720 });
  const types = shown.sources.map(({ type }) => type);
  expect(types).toEqual(["image/avif", "image/webp", "image/jpeg"]);
  expect(shown.sources[0]?.srcset.split(", ")).toHaveLength(5);
});

it("a photograph is read again when it is replaced, and published once", async () => {
  const content = await folderWith(await picture(700, 500).toBuffer());
  await opened(content);
  const other = await picture(300, 200).toBuffer();
  // Nothing is published that no page shows, such as the picture of a draft.
  for (const name of ["photo.jpg", "twin.jpg", "spare.jpg", "draft.jpg"])
    await writeFile(path.join(content, "blog", name), other);
  const draft = postFile("Words.\n", { draft: "true", image: "{src: draft.jpg, alt: A desk}" });
  await writeFile(path.join(content, "blog/4.mdx"), draft);
  await writeFile(path.join(content, "blog/3.mdx"), postFile("![A room](twin.jpg)\n"));
  const { photos } = await opened(content);
  expect(photos.get("blog/photo.jpg")).toMatchObject({ width: 300, height: 200 });
  expect(photos.size).toBe(2);
  expect(await makePhotos(photos.values(), made)).toHaveLength(3);
});

const words = (text: string) => Promise.resolve(Buffer.from(text));
const blank = (width: number, height: number) => picture(width, height).png().toBuffer();
const placed = (written: string) => {
  const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
  const facts = `<rdf:RDF xmlns:rdf="${rdf}"><rdf:Description ${written}/></rdf:RDF>`;
  return picture(50, 50).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${facts}</x:xmpmeta>`);
};
const exif = 'xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="1,17.5S"';
const city = 'xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="Nairobi"';
const location = 'xmlns:i="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" i:Location="Kibera"';
const longitude = exif.replace("GPSLatitude", "GPSLongitude");
const parts = ["Sublocation", "LocationCreated", "LocationShown"].map((name) =>
  location.replace("Core", "Ext").replace("Location", name),
);
const coordinates = { GPSLatitude: "1/1 2/1 3/1", GPSLatitudeRef: "S" };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const brokenExif = async () => {
  const bytes = await picture(50, 50)
    .withExif({ IFD0: { Artist: "A. N." } })
    .jpeg()
    .toBuffer();
  // The header of the data, in both orders of its bytes.
  const at = Math.max(bytes.indexOf("II*\0"), bytes.indexOf("MM\0*"));
  bytes.fill(1, at + 2, at + 4);
  return bytes;
};
// Some programs write two bytes for each letter.
const wide = async () => {
  const bytes = await picture(50, 50).toBuffer();
  const words = Buffer.from(`<x:xmpmeta><r:D ${city}/></x:xmpmeta>`, "utf16le");
  const segment = Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), words]);
  const head = Buffer.from([0xff, 0xe1, (segment.length + 2) >> 8, (segment.length + 2) & 255]);
  return Buffer.concat([bytes.subarray(0, 2), head, segment, bytes.subarray(2)]);
};
const animated = async () => {
  const frames = ["red", "blue"].map((color) => picture(20, 20, color).toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.webp().toBuffer();
};
const half = async () => (await picture(600, 400).toBuffer()).subarray(0, 800);

it.each<[is: string, photo: () => Promise<Buffer>]>([
  ["reveals its location", () => picture(50, 50).withExif({ IFD3: coordinates }).toBuffer()],
  ["may reveal its location, because its camera data cannot be read", brokenExif],
  ...[exif, longitude, city, location, ...parts].map((place): [string, () => Promise<Buffer>] => {
    return [`reveals its location with ${place}`, () => placed(place).toBuffer()];
  }),
  ["reveals its location in letters of two bytes", wide],
  ["is not a picture", () => words("words")],
  ["is empty", () => words("")],
  ["is incomplete", half],
  ["is animated", animated],
  ["is an SVG with another extension", () => words(drawing)],
  ["is above 8 MB", () => words("x".repeat(8_100_000))],
  ["is more than ten times as high as wide", () => blank(59, 600)],
  ["has too many pixels", () => blank(7_000, 6_000)],
])("a photograph is an error and stops the build if it %s", async (_is, photo) => {
  const content = await folderWith(await photo());
  expect(await errorsIn(content)).toEqual(["blog/photo.jpg:1 uploads"]);
  await expect(opened(content)).rejects.toThrow();
});
