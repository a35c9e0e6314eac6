import { describe, expect, it } from "vitest";

import { editsBetween, type Edit } from "#scripts/review/edits/edits-between.ts";
import { compareSites, type SiteComparison } from "#scripts/review/pages/compare-sites.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { branchEdits } from "#tests/review/compare/branch-edits.ts";
import { toldChanges } from "#tests/review/compare/told-changes.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { stateOfWords } from "#tests/support/review/state-of-words.ts";

const base = await textsIn(frozenContent);
const before = await stateOfWords(base);

const start = (words: string) => (words.length > 48 ? `${words.slice(0, 47)}…` : words);

/** Each page and each change in a line: what it is, where, and why. */
function told({ pages, changes }: SiteComparison, edits: Edit[]) {
  const changed = pages.filter(({ change }) => change === "changed");
  // What is told of a page and whether it is different are found in two ways.
  const named = new Set(changes.flatMap((one) => one.pages));
  expect(changed.filter(({ address }) => !named.has(address))).toEqual([]);
  const whole = pages.filter(({ change }) => change !== "changed");
  return [
    ...(changed.length > 0 ? [`changed ${changed.length}`] : []),
    ...whole.map((page) => [page.change, page.from, page.address].filter(Boolean).join(" ")),
    ...changes.map(({ change, kind, before: old, after: now, reasons, pages: on }) => {
      const isWords = !/drawing|picture|metadata/.test(kind);
      const words = isWords ? `: ${start(old)} → ${start(now)}` : "";
      const why = edits.filter(({ id }) => reasons.includes(id)).map(reasonOf);
      return `${change} ${kind} on ${on.length > 1 ? `${on.length} pages` : on[0]}${words} | ${why.join("; ")}`;
    }),
  ];
}

function reasonOf({ file, line, entry, field, change, after }: Edit) {
  const name = [entry, field].filter(Boolean).join(": ");
  return [change, name, `${file}:${line}`, start(after)].filter(Boolean).join(" ");
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
async function untold({ pages, changes }: SiteComparison, after: SiteState) {
  const found = pages
    .filter(({ change }) => change === "changed" || change === "moved")
    .map(async ({ address, from = address }) => {
      const old = visibleTexts(await before.page(from));
      const now = visibleTexts(await after.page(address));
      const own = changes.filter((one) => one.pages.includes(address));
      const isTold = (text: string) =>
        own.some((one) => [one.before, one.after].some((words) => words.includes(text)));
      const different = [...old, ...now].filter((text) => !old.has(text) || !now.has(text));
      return different.filter((text) => !isTold(text));
    });
  return (await Promise.all(found)).flat();
}

describe("a branch that", () => {
  it.each(branchEdits)("$does is told as that, with every word and nothing else", async (one) => {
    const words = one.edit(base);
    const after = await stateOfWords(words);
    const edits = editsBetween(base, words);
    const comparison = await compareSites(before, after, edits);
    expect(await untold(comparison, after)).toEqual([]);
    expect(told(comparison, edits)).toEqual(toldChanges[one.does]);
  });
});
