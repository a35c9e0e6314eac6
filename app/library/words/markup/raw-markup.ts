import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

type Slip = { pattern: RegExp; says: (found: string) => string; fix: string };

const begin = "(?<=^|\\n)[ ]*";
const asList = 'Write "- " with a space before each point, and an empty line before the first.';

// Each of these is a mistake in Markdown that prints the markup itself.
const slips: Slip[] = [
  {
    pattern: new RegExp(`${begin}(?:[•·‣▪◦●]|–(?=[^\\n]*\\n[ ]*–))\\s*(?=\\S)`, "gu"),
    says: (found) => `A line begins with ${found.trim()}, which makes no list here.`,
    fix: asList,
  },
  {
    pattern: new RegExp(`${begin}[-*+](?=\\p{L})(?!\\S*[*_])`, "gu"),
    says: (found) => `No space stands behind ${found.trim()} at the beginning of a line.`,
    fix: asList,
  },
  {
    pattern: new RegExp(`${begin}\\d{1,2}[.)](?=\\p{L})`, "gu"),
    says: (found) => `No space stands behind ${found.trim()} at the beginning of a line.`,
    fix: 'Write "1. " with a space, and an empty line before the first point.',
  },
  {
    pattern: new RegExp(`${begin}#{1,6}(?=[^#\\s])`, "gu"),
    says: (found) => `No space stands behind ${found.trim()}, so the line is no heading.`,
    fix: "Write a space between # and the words.",
  },
  {
    pattern: new RegExp(`${begin}\\|.*\\|`, "gu"),
    says: () => "A table cannot be shown here, and its lines would be printed as they are.",
    fix: asList,
  },
  {
    pattern: /\S\t+(?=\S)/gu,
    says: () => "Columns that tabs divide would be printed as one line.",
    fix: "Write a sentence or a list for each row.",
  },
  {
    pattern: /!?\[[^\][\n]*\]\s+\([^\s()]*[/.][^\s()]*\)/gu,
    says: () => "A space stands between ] and (, so this is no link.",
    fix: "Take the space away: [words](/donate).",
  },
  {
    pattern: /\([^()\n]+\)\[[^\][\n]+\]/gu,
    says: () => "The brackets of this link have changed places.",
    fix: "Write the words in square brackets and the address in round ones: [words](/donate).",
  },
  {
    pattern: /!\[[^\][\n]*\]\([^)\n]*\s[^)\n]*\)/gu,
    says: () => "This picture is not shown, because its name has a space in it.",
    fix: "Give the file a name of letters, digits and hyphens, and write that name here.",
  },
  {
    pattern: /\[[^\][\n]*\]?\(\/[^\s)]*\)?/gu,
    says: () => "A bracket of this link is missing.",
    fix: "Write it with both pairs: [words](/donate).",
  },
  {
    pattern: /\[(?:cid:[^\]\n]*|[A-Z]{1,3}\d{1,3})\]/gu,
    says: (found) => `${found} came along with a paste, and would be printed.`,
    fix: "Take it out.",
  },
  {
    pattern: /\*\*/gu,
    says: () =>
      "These two stars would be printed; bold words have two on either side, close to them.",
    fix: "Write **words**, without spaces inside the stars, or take the stars away.",
  },
  {
    pattern: new RegExp(
      `${begin}(?:title|excerpt|author|date|category|readTime|draft|sample|image): .*`,
      "gu",
    ),
    says: () => "This line looks like a field, and would be printed with the text.",
    fix: "Put it between the two lines of --- at the top of the file.",
  },
];

const address = /(?:https?:\/\/|www\.)[^\s()<>\]]+/giu;
const mayBe = /[•·‣▪◦●–*+|[\]#\t]|^-\p{L}|^\d{1,2}[.)]\p{L}|^\w+:$|\/\/|www\./u;

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
      return warning(passage, index + spaces, whole.length - spaces, says(whole), fix);
    });
  });
}

function addressesIn(passage: Passage, all: Passage[]): Problem[] {
  const found = [...passage.words.matchAll(address)];
  if (found.length === 0) return [];
  const labels = all.filter(({ kind, entry }) => kind === "link" && entry === passage.entry);
  return found
    .filter(({ 0: whole }) => !labels.some(({ words }) => words.includes(whole)))
    .map(({ 0: whole, index }) => {
      const written = whole.replace(/[.,;:!?]+$/, "");
      const target = written.replace(/^www\./i, "https://www.");
      return warning(
        passage,
        index,
        written.length,
        `"${written}" would be printed, and nobody could follow it.`,
        `Write [words that say where it leads](${target}).`,
      );
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
