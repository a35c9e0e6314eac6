import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const inBrowsers = /^(?:root|entry\.client|(?:islands|components|views)\/.*)\.tsx?$/;
// The design card: the packages of the site, and its top level.
const card = {
  packages: [
    "@remix-run/react",
    "@remix-run/node",
    "react",
    "react-dom",
    "@mdx-js/rollup",
    "gray-matter",
    "zod",
    "tailwindcss",
    "@radix-ui/react-tooltip",
    "sonner",
    "vitest",
  ],
  topLevel: [
    "package.json",
    "vite.config.ts",
    "tsconfig.json",
    "app",
    "content",
    "public",
    "scripts",
    "tests",
    "README.md",
  ],
};
const valueImport = /^(?:import|export)(?! type)[^;]*? from "((?:@[\w-]+\/)?[\w-]+)[/"]/gm;
const anyImport = /(?:from|import) "((?:@[\w-]+\/)?[\w-]+)[/"]/g;

describe("the packages of this repository", () => {
  it("are dependencies only if a visitor's browser runs them", async () => {
    const files = await readdir("app", { recursive: true });
    const texts = await Promise.all(
      files.filter((file) => inBrowsers.test(file)).map((file) => readFile(`app/${file}`, "utf8")),
    );
    const names = texts.flatMap((text) => [...text.matchAll(valueImport)].map(([, name]) => name));
    const manifest = JSON.parse(await readFile("package.json", "utf8")) as { dependencies: object };
    expect(Object.keys(manifest.dependencies).sort()).toEqual([...new Set(names)].sort());
  });

  it("include all that the design card names, each imported by code", async () => {
    const files = trackedFiles().filter((file) =>
      /^(?:(?:app|scripts)\/.*|[^/]*)\.(?:tsx?|js|css)$/.test(file),
    );
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    const imports = texts.flatMap((text) => [...text.matchAll(anyImport)].map(([, name]) => name));
    expect(card.packages.filter((name) => !imports.includes(name))).toEqual([]);
  });
});

it("The top level of the repository matches the design card", () => {
  const names = trackedFiles().map((file) => file.split("/", 1)[0] ?? "");
  const others = /^(?:\..*|package-lock\.json|LICENSE)$/;
  const top = new Set(names.filter((name) => !others.test(name)));
  expect([...top].sort()).toEqual([...card.topLevel].sort());
});

function trackedFiles() {
  return execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
}
