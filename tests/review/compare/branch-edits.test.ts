import { describe, expect, it } from "vitest";

import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { compareSites, type SiteComparison } from "#scripts/review/pages/compare-sites.ts";
import { unitOf } from "#scripts/review/pages/page-changes.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { branchEdits } from "#tests/review/compare/branch-edits.ts";
import { toldChanges } from "#tests/review/compare/told-changes.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";
import { stateOfWords } from "#tests/support/review/state-of-words.ts";
import { visibleTexts } from "#tests/support/review/visible-texts.ts";

const base = await textsIn(frozenContent);
const before = await stateOfWords(base);

const start = (words = "") => (words.length > 48 ? `${words.slice(0, 47)}…` : words);

const reasonOf = ({
  file,
  line,
  entry,
  field,
  change,
  after,
}: SiteComparison["changes"][number]["reasons"][number]) =>
  [change, [entry, field].filter(Boolean).join(": "), `${file}:${line}`, start(after)]
    .filter(Boolean)
    .join(" ");

/** Each change in a line: what it is, where, and why. */
function told({ changes }: SiteComparison) {
  return changes.map((change) => {
    const { kind } = unitOf(change);
    const pages = new Set(change.pages.map(({ address }) => address));
    const on = pages.size === 1 ? [...pages][0] : `${pages.size} pages`;
    const isWords = !/drawing|picture|metadata/.test(kind);
    const words = [change.before, change.after].map((unit) => start(unit?.words));
    const shown = isWords ? `: ${words.join(" → ")}` : "";
    return `${change.change} ${kind} on ${on}${shown} | ${change.reasons.map(reasonOf).join("; ")}`;
  });
}

function pagesOf({ pages, changes }: SiteComparison) {
  const whole = pages.filter(({ change }) => change !== "changed");
  const changed = pages.filter(({ change }) => change === "changed");
  // What is told of a page and whether it is different are found in two ways.
  const named = new Set(changes.flatMap((one) => one.pages.map(({ address }) => address)));
  expect(changed.filter(({ address }) => !named.has(address))).toEqual([]);
  const others = whole.map(({ address, change, from }) =>
    [change, from, address].filter(Boolean).join(" "),
  );
  return [...(changed.length > 0 ? [`changed ${changed.length}`] : []), ...others];
}

/** What pages show differently and no change tells of. */
async function untold({ pages, changes }: SiteComparison, after: SiteState) {
  const found = pages
    .filter(({ change }) => change === "changed" || change === "moved")
    .map(async ({ address, from = address }) => {
      const old = visibleTexts(await before.page(from));
      const now = visibleTexts(await after.page(address));
      const own = changes.filter((one) => one.pages.some((page) => page.address === address));
      const isTold = (text: string) =>
        own.some((one) => [one.before, one.after].some((unit) => unit?.words.includes(text)));
      // The line of a printed page names the address that it has.
      const isOwn = (text: string) => text.endsWith(address) || text.endsWith(from);
      const different = [...old, ...now].filter((text) => !old.has(text) || !now.has(text));
      return different.filter((text) => !isTold(text) && !isOwn(text));
    });
  return (await Promise.all(found)).flat();
}

describe("a branch that", () => {
  it.each(branchEdits)("$does is told as that, with every word and nothing else", async (one) => {
    const words = one.edit(base);
    const after = await stateOfWords(words);
    const comparison = await compareSites(before, after, editsBetween(base, words));
    expect(await untold(comparison, after)).toEqual([]);
    const found = { pages: pagesOf(comparison), changes: told(comparison) };
    expect(found).toEqual(toldChanges[one.does]);
  });
});
