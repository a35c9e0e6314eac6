import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { beforeEach, describe, expect, it } from "vitest";

import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type Module = { bundledProgram: (root: string, entry: string) => Promise<string> };

const { bundledProgram } = (await import(
  pathToFileURL(path.resolve("scripts/bundled-program.js")).href
)) as Module;
const root = temporaryFolder();
const entry = "scripts/greet.ts";
const record = path.join(root, ".cache/programs/greet.json");
const program = () => bundledProgram(root, entry);

async function recorded() {
  return JSON.parse(await readFile(record, "utf8")) as Record<string, unknown>;
}

beforeEach(async () => {
  await mkdir(path.join(root, "scripts"), { recursive: true });
  await writeFile(path.join(root, entry), 'console.log("Good day");\n');
  await writeFile(path.join(root, "package-lock.json"), "{}");
});

describe("the program made of a source", () => {
  it("stays while its source does", async () => {
    expect(await program()).toBe(await program());
  });

  it.each([
    { name: "names a program of somebody else", change: { program: path.join(root, entry) } },
    {
      name: "leads out of its folder",
      change: { program: path.join(root, ".cache/programs/../../scripts/greet.ts") },
    },
    { name: "names no source", change: { sources: [] } },
  ])("is made anew where what is kept $name", async ({ change }) => {
    const own = await program();
    await writeFile(record, JSON.stringify({ ...(await recorded()), ...change }));
    const next = await program();
    expect(next).not.toBe(own);
    expect(path.dirname(path.dirname(next))).toBe(path.dirname(record));
    expect(await readFile(next, "utf8")).toContain("Good day");
  });

  it("takes nothing away that is not its own, whatever is kept", async () => {
    await program();
    const folder = path.join(root, "scripts");
    for (const more of [{ older: folder }, { program: path.join(folder, "greet.ts") }]) {
      await writeFile(record, JSON.stringify({ ...(await recorded()), ...more, node: "" }));
      await program();
      await writeFile(record, JSON.stringify({ ...(await recorded()), node: "" }));
      await program();
    }
    expect(await readFile(path.join(root, entry), "utf8")).toContain("Good day");
  });
});
