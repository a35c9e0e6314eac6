import { appendFile, cp, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { reviewedPage, withoutReview } from "#scripts/review/preview/reviewed-page.ts";
import type { ReadPage } from "#scripts/sources/read-site.ts";
import { frozenContent } from "#tests/support/frozen-content.ts";
import { openedCode } from "#tests/support/opened-code.ts";
import { wordsIn } from "#tests/support/review/read-words.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const { render } = openedCode();

const opened = async (content: string) => (await wordsIn(content, render)).site;
const words = await wordsIn(frozenContent, render);
const frozen = words.site;
const pages = await Promise.all([...frozen.targets.keys()].map((address) => frozen.read(address)));
const shown = ({ units }: ReadPage) =>
  units.filter(({ kind, part }) => kind === "text" && part !== "head");
const lengthOf = (units: { words: string }[]) =>
  units.reduce((sum, { words }) => sum + words.length, 0);

describe("what a page shows", () => {
  it.each(pages)("leads to its line, 99 of 100 characters: $target.address", (page) => {
    const without = shown(page).filter(({ sources }) => sources.length === 0);
    // The page for errors says what the code says.
    const own = without.filter(({ words }) => words !== "Internal Server Error");
    expect(lengthOf(own) / lengthOf(shown(page))).toBeLessThanOrEqual(0.01);
  });

  it("leads to the line on which it is written", async () => {
    const texts = new Map<string, string[]>();
    const wrong: string[] = [];
    for (const { words, sources } of pages.flatMap(shown)) {
      const [source, second] = sources;
      if (!source || second) continue;
      const file = path.join(path.dirname(frozenContent), source.file);
      const lines = texts.get(file) ?? (await readFile(file, "utf8")).split("\n");
      texts.set(file, lines);
      // A text that takes several lines begins on the one below its name.
      const written = lines.slice(source.line - 1, source.line + 1).join(" ");
      const [first = ""] = words.split(" ").filter((word) => /^\p{L}{4,}$/u.test(word));
      // A date is written otherwise, and a pattern holds a place for its words.
      if (/\d{4}-\d\d-\d\d|\{\w+\}/.test(written)) continue;
      if (!written.includes(first)) wrong.push(`${source.file}:${source.line} ${words}`);
    }
    expect(wrong).toEqual([]);
  });

  it("names every source of a sentence that is put together", () => {
    const help = pages.find(({ target }) => target.address === "/sw/contact");
    const line = shown(help as ReadPage).find(({ words }) =>
      /\b1195\b.*\b116\b|\b116\b.*\b1195\b/.test(words),
    );
    const files = new Set(line?.sources.map(({ file }) => file));
    expect([...files].sort()).toEqual([
      "content/helplines.yaml",
      expect.stringMatching(/^content\/sw\//),
    ]);
  });
});

function isPublicWithoutReview(page: ReadPage) {
  const changed = [{ at: page.attributes[3]?.at ?? 0, text: ' data-change="c1"' }];
  const reviewed = reviewedPage(page, { changed, head: "<link/>", bar: "<aside>1</aside>" });
  return page.isTraced && reviewed !== page.text && withoutReview(reviewed) === page.text;
}

describe("a page that names its sources", () => {
  it.each([
    ["the frozen content", frozenContent],
    ["the content of today", path.resolve("content")],
  ])("is the public page but for that: %s", async (_name, content) => {
    const site = content === frozenContent ? frozen : await opened(content);
    for (const address of site.targets.keys()) {
      const page = await site.read(address);
      expect(isPublicWithoutReview(page), address).toBe(true);
    }
  });

  it("stays so with every block that a text may hold, each of which leads to its line", async () => {
    const content = path.join(room, "content");
    await cp(frozenContent, content, { recursive: true });
    await cp("tests/fixtures/writing.mdx", path.join(content, "pages/writing.mdx"));
    await cp("tests/support/content/files", path.join(content, "files"), { recursive: true });
    await appendFile(path.join(content, "pages/privacy.mdx"), "\nSee [more of it](/writing).\n");
    const site = await opened(content);
    const page = await site.read("/writing");
    expect(isPublicWithoutReview(page)).toBe(true);
    const body = shown(page).filter(({ part }) => part === "main");
    const without = body.filter(({ sources }) => sources.length === 0);
    expect(without.map(({ words }) => words)).toEqual([]);
    const lines = body.flatMap(({ sources }) => sources.map(({ line }) => line));
    expect(new Set(lines).size).toBeGreaterThan(20);
  });
});
