import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { inspectContents } from "#app/library/inspect.server.ts";
import { loadContents } from "#tests/support/load-contents.ts";
import { ContentError, printProblem } from "#app/library/problems/problem.ts";
import { pictureSizes, shownPicture } from "#app/library/shown/shown-picture.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

describe("a photograph beside a post", () => {
  it("is made in three formats, in no width above its own, upright and without EXIF", async () => {
    const photo = await picture(700, 500)
      .withExif({ IFD0: { Artist: "Somebody" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const contents = await loaded(photo, "src: photo.jpg, alt: A desk");
    const { files } = await makePhotos(contents.photos.values());
    const names = files.map((file) => path.basename(file));
    const widths = [...new Set(names.map((name) => Number(/-(\d+)\./.exec(name)?.[1])))];
    expect(widths.sort((one, other) => one - other)).toEqual([360, 500]);
    expect(names.map((name) => path.extname(name)).sort()).toEqual(
      [".avif", ".jpg", ".webp"].flatMap((ending) => [ending, ending]),
    );
    for (const name of names) {
      const { width = 0, height = 0, exif } = await sharp(files[names.indexOf(name)]).metadata();
      expect(exif).toBeUndefined();
      expect(height / width).toBeCloseTo(700 / 500, 1);
    }
  });

  it("tells its size and every set to the page, so that nothing moves", async () => {
    const contents = await loaded(
      await picture(2000, 1000).toBuffer(),
      "src: photo.jpg, alt: A desk",
    );
    const shown = shownPicture(
      contents,
      { src: "blog/photo.jpg", alt: "A desk" },
      pictureSizes.text,
    );
    expect([shown.width, shown.height]).toEqual([1440, 720]);
    expect(shown.sources.map(({ type }) => type)).toEqual([
      "image/avif",
      "image/webp",
      "image/jpeg",
    ]);
    expect(shown.sources[0]?.srcset.split(", ")).toHaveLength(5);
  });

  it("may be named as decoration instead of described", async () => {
    const contents = await loaded(
      await picture(50, 50).toBuffer(),
      "src: photo.jpg, decorative: true",
    );
    expect(contents.photos.size).toBe(1);
  });
});

describe("a photograph that was read before", () => {
  it("is looked at again only where another took its place", async () => {
    // By then the disk would tell another state of the files from this one.
    const later = Date.now() + 10_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    onTestFinished(() => void vi.restoreAllMocks());
    const content = await folderWith(
      await picture(700, 500).toBuffer(),
      "src: photo.jpg, alt: A desk",
    );
    const read = async () => (await loadFrom(content)).photos.get("blog/photo.jpg");
    const first = await read();
    expect(await read()).toBe(first);
    await writeFile(path.join(content, "blog/photo.jpg"), await picture(300, 200).toBuffer());
    expect(await read()).toMatchObject({ width: 300, height: 200 });
  });
});

describe("a photograph that stands in two places", () => {
  it("is put into the output once", async () => {
    const photo = await picture(50, 50).toBuffer();
    const content = await contentFolder({
      "blog/3.mdx": postFile("![A desk](a.jpg)\n\n![A room](b.jpg)\n"),
    });
    for (const name of ["a.jpg", "b.jpg"]) await writeFile(path.join(content, "blog", name), photo);
    const folders = { content, pictures: path.join(content, "../public") };
    const { photos } = await loadContents(folders, { drafts: false });
    expect(photos.size).toBe(2);
    const { files } = await makePhotos(photos.values());
    expect(files).toHaveLength(3);
  });
});

describe("a folder with the name of a photograph", () => {
  it("is none", async () => {
    const content = await contentFolder({ "blog/3.mdx": postFile("![A desk](a.jpg)\n") });
    await mkdir(path.join(content, "blog/a.jpg"));
    const folders = { content, pictures: path.join(content, "../public") };
    const { problems } = await inspectContents(folders, { drafts: false });
    expect(problems.map(printProblem)).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:9:1 {2}There is no picture called "a\.jpg"/),
    ]);
  });
});

describe("a photograph that nobody shows", () => {
  it("is reported with its name, so that no picture stays public without a reason", async () => {
    const error = await loaded(
      await picture(50, 50).toBuffer(),
      "src: /images/classroom.svg, alt: x",
    ).catch((thrown: unknown) => thrown);
    const lines = (error as ContentError).problems.map(printProblem);
    expect(lines).toEqual([expect.stringMatching(/^content\/blog\/photo\.jpg:1:1 /)]);
  });
});

describe("a photograph that cannot be shown", () => {
  const small = () => picture(50, 50).toBuffer();
  const xmp = (written: string) =>
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description ${written}/></rdf:RDF></x:xmpmeta>`;
  const placeInXmp = xmp('xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="1,17.5S"');
  const place = { GPSLatitude: "1/1 2/1 3/1", GPSLatitudeRef: "S" };
  const cases = [
    {
      name: "tells where it was taken",
      image: "src: photo.jpg, alt: x",
      photo: () => picture(50, 50).withExif({ IFD3: place }).toBuffer(),
      says: /8:14 .*GPS/,
    },
    {
      name: "tells where it was taken in another way",
      image: "src: photo.jpg, alt: x",
      photo: () => picture(50, 50).withXmp(placeInXmp).toBuffer(),
      says: /8:14 .*GPS/,
    },
    {
      name: "has neither words nor decoration",
      image: "src: photo.jpg",
      photo: small,
      says: /8:8 .*decorative/,
    },
    {
      name: "has both",
      image: "src: photo.jpg, alt: x, decorative: true",
      photo: small,
      says: /8:8 .*decorative/,
    },
    {
      name: "is no picture",
      image: "src: photo.jpg, alt: x",
      photo: () => Promise.resolve(Buffer.from("words")),
      says: /8:14 .*cannot be read/,
    },
    {
      name: "is above 8 MB",
      image: "src: photo.jpg, alt: x",
      photo: () => Promise.resolve(Buffer.alloc(8_100_000)),
      says: /8:14 .*8\.1 MB/,
    },
    ...[
      'xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="1,17.5S"',
      'xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="Nairobi"',
      'xmlns:i="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" i:Location="Kibera"',
    ].map((written) => ({
      name: `tells where it was taken by ${written.split(" ")[1]}`,
      image: "src: photo.jpg, alt: x",
      photo: () => picture(50, 50).withXmp(xmp(written)).toBuffer(),
      says: /8:14 .*GPS/,
    })),
    {
      name: "is empty",
      image: "src: photo.jpg, alt: x",
      photo: () => Promise.resolve(Buffer.alloc(0)),
      says: /8:14 .*cannot be read/,
    },
    {
      name: "is there by half",
      image: "src: photo.jpg, alt: x",
      photo: async () => {
        const whole = await picture(600, 400).toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      says: /8:14 .*cannot be read/,
    },
    {
      name: "is a drawing under another name",
      image: "src: photo.jpg, alt: x",
      photo: () =>
        Promise.resolve(
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        ),
      says: /8:14 .*cannot be read/,
    },
    {
      name: "is a thread",
      image: "src: photo.jpg, alt: x",
      photo: () => picture(1, 6_000).png().toBuffer(),
      says: /8:14 .*1 pixels wide and 6000 high.* 10 times/,
    },
    {
      name: "has too many pixels",
      image: "src: photo.jpg, alt: x",
      photo: () => picture(7_000, 6_000).png().toBuffer(),
      says: /8:14 .*7000 pixels wide.* 40 million/,
    },
    {
      name: "has another case in its name",
      image: "src: Photo.jpg, alt: x",
      photo: small,
      says: /8:14 .*"Photo\.jpg"/,
    },
  ];

  it.each(cases)("is reported with its line where it $name", async ({ image, photo, says }) => {
    const error = await loaded(await photo(), image).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentError);
    const lines = (error as ContentError).problems.map(printProblem);
    expect(lines).toEqual([expect.stringMatching(says)]);
  });
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#175c3b" } }).jpeg();
}

async function loaded(photo: Buffer, image: string) {
  return loadFrom(await folderWith(photo, image));
}

function loadFrom(content: string) {
  return loadContents({ content, pictures: path.join(content, "../public") }, { drafts: false });
}

async function folderWith(photo: Buffer, image: string) {
  const post = `---
title: A desk
excerpt: Words about a desk.
author: The team
date: 2025-01-02
category: Education
readTime: 2
image: {${image}}
---

Words.
`;
  const content = await contentFolder({ "blog/desk.mdx": post });
  await writeFile(path.join(content, "blog/photo.jpg"), photo);
  return content;
}
