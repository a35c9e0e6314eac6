import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { openOutput } from "#scripts/build/output/output-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const from = path.join(folder, "from.txt");

describe("a file of the output", () => {
  it("is written once in a build, so that nothing takes the place of a page in silence", async () => {
    await writeFile(from, "copied");
    const output = openOutput(path.join(folder, "once"), new Map());
    output.write("index.html", "home");
    output.copy("a.txt", from, "a");
    expect(() => output.write("index.html", "elsewhere")).toThrow(/index\.html/);
    expect(() => output.copy("index.html", from, "a")).toThrow(/index\.html/);
    expect(() => output.write("a.txt", "copied")).toThrow(/a\.txt/);
    expect(await readFile(path.join(folder, "once/index.html"), "utf8")).toBe("home");
  });

  it("is not written where it was kept", () => {
    const place = path.join(folder, "kept");
    const first = openOutput(place, new Map());
    first.write("index.html", "home");
    const second = openOutput(place, first.finish());
    expect(second.keep("index.html")).toBe(true);
    expect(() => second.write("index.html", "elsewhere")).toThrow(/index\.html/);
  });

  it("is written anew by the next build", async () => {
    const place = path.join(folder, "next");
    const first = openOutput(place, new Map());
    first.write("index.html", "home");
    openOutput(place, first.finish()).write("index.html", "new home");
    expect(await readFile(path.join(place, "index.html"), "utf8")).toBe("new home");
  });
});
