import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";

import { describe, expect, it } from "vitest";

import { emptyEntries, said, smallProgram } from "#tests/support/small-program.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const record = path.join(root, ".cache/programs/greet.json");
const greet = { "scripts/greet.ts": 'console.log("Good day");\n' };
const program = () => smallProgram(root, greet);

async function recorded() {
  return JSON.parse(await readFile(record, "utf8")) as Record<string, unknown>;
}

describe("the program made of a source", () => {
  it("stays while its source does", async () => {
    expect(await program()).toBe(await program());
  });

  it("is another one once something changed that its source imports", async () => {
    const entry = 'import { word } from "#scripts/word.ts";\nconsole.log(word);\n';
    const saying = (word: string) => ({
      "scripts/greet.ts": entry,
      "scripts/word.ts": `export const word: string = "${word}";\n`,
    });
    const first = await smallProgram(root, saying("Good day"));
    expect(await said(first)).toBe("Good day\n");
    const second = await smallProgram(root, saying("Good night"));
    expect(await said(second)).toBe("Good night\n");
    expect(second).not.toBe(first);
  });

  it.each([
    { name: "names a program of somebody else", change: { program: path.join(root, "greet.ts") } },
    {
      name: "names a folder of somebody else",
      change: { folder: path.join(root, "scripts"), program: path.join(root, "scripts/greet.ts") },
    },
    {
      name: "leads out of its folder",
      change: { folder: path.join(root, ".cache/programs/../../scripts") },
    },
    { name: "names no source", change: { sources: [] } },
  ])("is made anew where what is kept $name", async ({ change }) => {
    const own = await program();
    await writeFile(record, JSON.stringify({ ...(await recorded()), ...change }));
    const next = await program();
    expect(next).not.toBe(own);
    expect(path.dirname(path.dirname(next))).toBe(path.dirname(record));
    expect(await said(next)).toBe("Good day\n");
  });

  it("takes nothing away that is not its own, whatever is kept", async () => {
    await program();
    const folder = path.join(root, "scripts");
    for (const more of [{ older: folder }, { folder }]) {
      await writeFile(record, JSON.stringify({ ...(await recorded()), ...more, node: "" }));
      await program();
      await writeFile(record, JSON.stringify({ ...(await recorded()), node: "" }));
      await program();
    }
    expect(await readFile(path.join(folder, "greet.ts"), "utf8")).toContain("Good day");
  });
});

describe("what a program does as its source would", () => {
  it.each([
    {
      what: "begins late parts late, and once",
      source: `
        console.log("early");
        await import("#scripts/part.ts");
        const { word } = await import("#scripts/part.ts");
        console.log(word);
      `,
      says: "early\npart\nlate\n",
    },
    {
      what: "never begins a part that nobody asks for",
      source: `
        if (process.argv.length > 9) await import("#scripts/part.ts");
        console.log("early");
      `,
      says: "early\n",
    },
    {
      what: "waits for what it awaits",
      source: `
        import { setTimeout as sleep } from "node:timers/promises";
        await sleep(20);
        console.log("waited");
      `,
      says: "waited\n",
    },
    {
      what: "imports packages at once and late, the same ones",
      source: `
        import sirv from "sirv";
        import { Feed } from "feed";
        import path, { join } from "node:path";
        const late = await import("sirv");
        const { parse } = await import("yaml");
        console.log(typeof sirv, sirv === late.default, typeof Feed);
        console.log(path.join === join, parse("a: 1").a);
      `,
      says: "function true function\ntrue 1\n",
    },
    {
      what: "knows letters beyond English",
      source: `
        const letters = /[ĩũ]|\\„/;
        console.log(letters.test("ĩ"), letters.test("„"), letters.test("Ä¨"), "\\\\ũ 😀");
      `,
      says: "true true false \\ũ 😀\n",
    },
    {
      what: "knows where its source stands",
      source: 'console.log(import.meta.url.endsWith("/scripts/greet.ts"));',
      says: "true\n",
    },
  ])("$what", async ({ source, says }) => {
    const part = 'console.log("part");\nexport const word: string = "late";\n';
    const sources = { "scripts/greet.ts": source, "scripts/part.ts": part };
    const start = await smallProgram(root, sources);
    // With the code that the first run kept, nothing is different.
    expect([await said(start), await said(start)]).toEqual([says, says]);
  });

  it("leaves an entry of another program in that one", async () => {
    const source = (word: string) => ({
      ...emptyEntries("scripts/start.ts"),
      "scripts/start.ts": `export const word: string = "${word}";`,
      "scripts/greet.ts": `
        const { word } = await import("#scripts/start.ts");
        console.log(word);
      `,
    });
    const start = await smallProgram(root, source("Good day"));
    expect(await said(start)).toBe("Good day\n");
    expect(await smallProgram(root, source("Good night"))).toBe(start);
    expect(await said(start)).toBe("Good night\n");
  });

  it("runs in a thread", async () => {
    const source = `
      import { parentPort } from "node:worker_threads";
      parentPort?.postMessage("Good day");
    `;
    const thread = new Worker(await smallProgram(root, { "scripts/greet.ts": source }));
    expect(await new Promise((resolve) => thread.once("message", resolve))).toBe("Good day");
    await thread.terminate();
  });
});
