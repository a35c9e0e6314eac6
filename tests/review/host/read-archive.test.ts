import { describe, expect, it } from "vitest";

import { readArchive } from "#scripts/review/host/read-archive.ts";
import { zipArchive, type ZipFile } from "#tests/support/review/zip-archive.ts";

const limits = { files: 10, bytes: 1_000 };
const read = (files: ZipFile[], most = limits) =>
  [...readArchive(zipArchive(files), most)].map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ]);

const paths = [
  "../up",
  "a/../../up",
  "..",
  "a/./b",
  "/etc/passwd",
  "a//b",
  "C:\\x",
  "c:x",
  "a\\b",
  "a\nb",
  "a\u0000b",
  ".git/config",
  "a/.GIT/hooks/x",
  ".gitmodules",
  "a/.gitattributes",
  "",
  "\u202Ea",
];

const broken: { name: string; files: ZipFile[]; says: RegExp }[] = [
  { name: "a link", files: [{ name: "a", mode: 0o120777 }], says: /no plain file/ },
  { name: "a device", files: [{ name: "a", mode: 0o020644 }], says: /no plain file/ },
  { name: "a folder called a file", files: [{ name: "a", mode: 0o040755 }], says: /no plain file/ },
  { name: "a locked file", files: [{ name: "a", isLocked: true }], says: /no plain file/ },
  { name: "a file twice", files: [{ name: "a" }, { name: "a" }], says: /one file twice/ },
  { name: "a file in a file", files: [{ name: "a" }, { name: "a/b" }], says: /file and a folder/ },
  {
    name: "more than it says",
    files: [{ name: "a", content: "x".repeat(900), size: 10 }],
    says: /broken/,
  },
  { name: "less than it says", files: [{ name: "a", content: "x", size: 10 }], says: /broken/ },
  {
    name: "too much in one file",
    files: [{ name: "a", content: "x".repeat(1_001) }],
    says: /larger than 1000/,
  },
  {
    name: "too much in all",
    files: [1, 2, 3].map((name) => ({ name: `${name}`, content: "x".repeat(400) })),
    says: /larger than 1000/,
  },
  {
    name: "too many files",
    files: Array.from({ length: 11 }, (_, name) => ({ name: `${name}` })),
    says: /more than 10 files/,
  },
];

describe("readArchive", () => {
  it("reads the files of an archive", () => {
    const files = [
      { name: "about.html", content: "About" },
      { name: "blog/", mode: 0o040755 },
      { name: "blog/1.html", content: "One" },
      { name: ".well-known/security.txt", content: "" },
      { name: "assets/a b+ĩ@2x-_.js", content: "x".repeat(500) },
    ];
    expect(read(files)).toEqual(
      files.filter(({ name }) => !name.endsWith("/")).map(({ name, content }) => [name, content]),
    );
  });

  it.each(paths)("refuses the path %j", (name) => {
    expect(() => read([{ name }])).toThrow("in a way that is not allowed");
  });

  it.each([
    { name: "one part", path: "a".repeat(300) },
    { name: "all of it", path: `${"a/".repeat(600)}a` },
  ])("refuses a path that is too long in $name", ({ path }) => {
    expect(() => read([{ name: path }])).toThrow("in a way that is not allowed");
  });

  it.each(broken)("refuses $name", ({ files, says }) => {
    expect(() => read(files)).toThrow(says);
  });

  it.each([0, 10, 21, 60, 90])("says so of an archive that ends after %d bytes", (length) => {
    const whole = zipArchive([{ name: "a", content: "x".repeat(50) }]);
    expect(() => readArchive(whole.subarray(0, length), limits)).toThrow("The archive is broken");
  });

  it("says so of an archive whose every byte was damaged in turn, or reads it", () => {
    const whole = zipArchive([{ name: "a.html", content: "words" }]);
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Uint8Array.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      try {
        const total = [...readArchive(damaged, limits).values()].reduce(
          (sum, one) => sum + one.length,
          0,
        );
        expect(total).toBeLessThanOrEqual(limits.bytes);
      } catch (error) {
        expect((error as Error).name).toBe("ReviewError");
      }
    }
  });
});
