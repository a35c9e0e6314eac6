import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { said, smallProgram } from "#tests/support/small-program.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const greeting = (words: string) => ({
  "scripts/greet.ts": `
    const greet = () => console.log("${words}");
    greet();
    if (process.argv.includes("more")) await import("#scripts/more.ts");
    if (process.argv.includes("fail")) process.exit(1);
  `,
  "scripts/more.ts": 'console.log("And more");\n',
});
let start = "";
let file = "";

beforeEach(async () => {
  start = await smallProgram(path.join(root, "day"), greeting("Good day"));
  file = path.join(path.dirname(start), "greet.js.code");
  await rm(file, { force: true });
});

describe("the code kept of a program", () => {
  it("is what runs the next time", async () => {
    await said(start);
    // V8 knows a program again by its length alone, so it runs what another one of that length says.
    const [head] = parts(await readFile(file));
    const [otherHead, code] = parts(await codeOf("Bad night".slice(0, 8)));
    await writeFile(file, Buffer.concat([withSumOf(head, otherHead), code]));
    expect(await said(start)).toBe("Bad nigh\n");
  });

  it("stays while nothing new is reached, and is kept anew once a late part is", async () => {
    await said(start);
    const first = await readFile(file);
    await said(start);
    expect(await readFile(file)).toEqual(first);
    expect(await said(start, "more")).toBe("Good day\nAnd more\n");
    const second = await readFile(file);
    expect(second).not.toEqual(first);
    await said(start);
    await said(start, "more");
    expect(await readFile(file)).toEqual(second);
  });

  it.each([
    ["is of another program", () => codeOf("Bad nigh")],
    ["is cut off", (kept: Buffer) => kept.subarray(0, kept.length - 100)],
    ["is cut off at its beginning", (kept: Buffer) => kept.subarray(0, 20)],
    ["is empty", () => Buffer.alloc(0)],
    ["has one damaged byte", (kept: Buffer) => damaged(kept, kept.length - 200)],
    ["is of another Node", (kept: Buffer) => replaced(kept, process.version, "v20.19.0")],
    ["is no code", () => Buffer.from("Words.\n")],
  ])("is not used where it %s, and is kept anew", async (_, change) => {
    await said(start);
    const kept = await readFile(file);
    const changed = await change(kept);
    expect(changed.equals(kept)).toBe(false);
    await writeFile(file, changed);
    expect(await said(start)).toBe("Good day\n");
    expect((await readFile(file)).equals(changed)).toBe(false);
    expect(await said(start)).toBe("Good day\n");
  });

  it("is not kept of a run that failed", async () => {
    await expect(said(start, "fail")).rejects.toThrow();
    expect(await readdir(path.dirname(file))).not.toContain(path.basename(file));
  });
});

// What is kept of a program that says other words of the same length.
async function codeOf(words: string) {
  const other = await smallProgram(path.join(root, "night"), greeting(words));
  await said(other);
  return readFile(path.join(path.dirname(other), "greet.js.code"));
}

function parts(kept: Buffer) {
  const end = kept.indexOf("\n") + 1;
  return [kept.subarray(0, end), kept.subarray(end)] as const;
}

function withSumOf(head: Buffer, other: Buffer) {
  const { sum } = JSON.parse(other.toString()) as { sum: number };
  return Buffer.from(`${JSON.stringify({ ...(JSON.parse(head.toString()) as object), sum })}\n`);
}

function damaged(kept: Buffer, at: number) {
  const copy = Buffer.from(kept);
  copy[at] = (copy[at] ?? 0) ^ 255;
  return copy;
}

function replaced(kept: Buffer, word: string, other: string) {
  return Buffer.from(kept.toString("latin1").replace(word, other), "latin1");
}
