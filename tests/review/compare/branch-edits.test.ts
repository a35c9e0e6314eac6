import { describe, expect, it } from "vitest";

import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import type { ReviewedSite } from "#scripts/review/review-data.ts";
import { branchEdits } from "#tests/review/compare/branch-edits.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { editsOfWords, stateOfWords } from "#tests/support/review/state-of-words.ts";

const base = await textsIn(frozenContent);
const before = await stateOfWords(base);

/** Each page that is new, gone or moved, and each kind of change; all have a place, and those of one edit a reason. */
function told({ pages, changes }: ReviewedSite, edits: number) {
  const changed = pages.filter(({ change }) => change === "changed");
  // What is told of a page and whether it is different are found in two ways.
  const named = new Set(changes.map(({ page }) => page));
  expect(changed.filter(({ address }) => !named.has(address))).toEqual([]);
  const different = new Set(pages.flatMap(({ address, from = "" }) => [address, from]));
  expect([...named].filter((address) => !different.has(address))).toEqual([]);
  if (edits === 1) expect(changes.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
  const whole = pages.filter(({ change }) => change !== "changed");
  const lines = [
    ...whole.map((page) => [page.change, page.from, page.address].filter(Boolean).join(" ")),
    ...changes.map(({ change, kind }) => `${change} ${kind}`),
  ];
  return [...new Set(lines)].sort();
}

/** The texts of a page that visitors see, found without its sources or its units. */
function visibleTexts(page: string) {
  const body = page.slice(page.indexOf("<body"));
  const text = body
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>|<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return new Set(lines.filter((line) => line !== ""));
}

/** What pages show differently and no change tells of. */
async function untold({ pages, changes }: ReviewedSite, after: SiteState) {
  const found = pages
    .filter(({ change }) => change === "changed" || change === "moved")
    .map(async ({ address, from = address }) => {
      const old = visibleTexts(await before.page(from));
      const now = visibleTexts(await after.page(address));
      const own = changes.filter((one) => one.page === address);
      const isTold = (text: string) =>
        own.some((one) => [one.before, one.after].some((words) => words.includes(text)));
      const different = [...old, ...now].filter((text) => !old.has(text) || !now.has(text));
      return different.filter((text) => !isTold(text));
    });
  return (await Promise.all(found)).flat();
}

describe("a branch that", () => {
  it.each(branchEdits)("%s is told as that, with every word", async (_does, edit, tells) => {
    const words = edit(base);
    const after = await stateOfWords(words);
    const edits = await editsOfWords(base, words);
    const comparison = await compareSites(before, after, edits);
    expect(await untold(comparison, after)).toEqual([]);
    expect(told(comparison, edits.length)).toEqual(tells);
  });
});
