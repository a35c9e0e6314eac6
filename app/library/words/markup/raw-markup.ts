import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { slips } from "#app/library/words/markup/slips.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

const address = /(?:https?:\/\/|www\.)[^\s()<>\]]+/giu;
const mayBe = /[•·‣▪◦●–*+|[\]#~\t]|^\d{1,4}[/.-]\d|^-\p{L}|^\d{1,2}[.)]\p{L}|^\w+:$|\/\/|www\./u;

/** Warns of markup in a body that is no valid Markdown where it stands and would be printed. */
export function rawMarkup(passages: Passage[]): Problem[] {
  const bodies = passages.filter(({ field, kind }) => field === "" && kind !== "picture");
  const suspected = new Set(passagesWith(bodies, (chunk) => mayBe.test(chunk)));
  for (const passage of bodies) {
    if (passage.kind === "heading" || passage.words.includes("\t")) suspected.add(passage);
  }
  return [...suspected].flatMap((passage) =>
    passage.kind === "link" ? [] : [...writtenSlips(passage, bodies), ...oddHeading(passage)],
  );
}

// An address inside a broken link is mended with the link.
function writtenSlips(passage: Passage, all: Passage[]) {
  const found = slipsIn(passage);
  return found.length > 0 ? found : addressesIn(passage, all);
}

function slipsIn(passage: Passage): Problem[] {
  const taken: [number, number][] = [];
  return slips.flatMap(({ pattern, says, fix }) => {
    const found = [...passage.words.matchAll(pattern)].filter(({ 0: whole, index }) =>
      taken.every(([from, to]) => index >= to || index + whole.length <= from),
    );
    for (const { 0: whole, index } of found) taken.push([index, index + whole.length]);
    // Ten points of a list with the same mistake in each are one mistake.
    return found.slice(0, 1).map(({ 0: whole, index }) => {
      const spaces = /^\s*/.exec(whole)?.[0].length ?? 0;
      const words = typeof fix === "string" ? fix : fix(whole);
      return warning(passage, index + spaces, whole.length - spaces, says(whole), words);
    });
  });
}

function addressesIn(passage: Passage, all: Passage[]): Problem[] {
  const found = [...passage.words.matchAll(address)];
  if (found.length === 0) return [];
  const labels = all.filter(({ kind, entry }) => kind === "link" && entry === passage.entry);
  return found.flatMap(({ 0: whole, index }) => {
    const written = whole.replace(/[.,;:!?]+$/, "");
    if (labels.some(({ words }) => words.includes(written))) return [];
    const target = written.replace(/^www\./i, "https://www.");
    return [
      warning(
        passage,
        index,
        written.length,
        `"${written}" would be printed, and nobody could follow it.`,
        `Write [words that say where it leads](${target}).`,
      ),
    ];
  });
}

function oddHeading(passage: Passage): Problem[] {
  const { kind, words, depth = 2 } = passage;
  if (kind !== "heading") return [];
  if (words.trim() === "") {
    return [
      warning(
        passage,
        0,
        depth,
        "A heading has no words.",
        "Write them behind it, or take it away.",
      ),
    ];
  }
  const isUnderlined = /\n/.test(words.trimStart().replace(/^.*?(?=\n)/, ""));
  const says = "A line of --- makes a heading of the lines above it.";
  return isUnderlined
    ? [warning(passage, 0, 1, says, "Put an empty line above ---, or write ## before a heading.")]
    : [];
}

function warning(passage: Passage, index: number, length: number, says: string, fix: string) {
  return findingAt(passage, { index, length }, { says, expected: "", fix, severity: "warning" });
}
