import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const inBrowsers = /^(?:root|entry\.client|(?:islands|components|views)\/.*)\.tsx?$/;
const valueImport = /^(?:import|export)(?! type)[^;]*? from "((?:@[\w-]+\/)?[\w-]+)[/"]/gm;

describe("the packages of this repository", () => {
  it("are dependencies where a visitor's browser runs them, and only there", async () => {
    const files = await readdir("app", { recursive: true });
    const texts = await Promise.all(
      files.filter((file) => inBrowsers.test(file)).map((file) => readFile(`app/${file}`, "utf8")),
    );
    const names = texts.flatMap((text) => [...text.matchAll(valueImport)].map(([, name]) => name));
    const manifest = JSON.parse(await readFile("package.json", "utf8")) as { dependencies: object };
    expect(Object.keys(manifest.dependencies).sort()).toEqual([...new Set(names)].sort());
  });
});
