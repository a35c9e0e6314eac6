import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { bareNumber, knownContacts } from "#app/library/words/contacts/known-contacts.ts";
import { toldNumbers } from "#app/library/words/contacts/told-numbers.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import type { Helpline } from "#app/model/entries/helpline.ts";
import { helplineName, quotedFigure } from "#app/model/fields/quoted-figures.ts";

const shortCode = /^\d{3,5}$/;
// Fields in which a number is its own source.
const numbersHome: Record<string, RegExp> = { helplines: /\.number$/, stats: /\.value$/ };

type Lines = {
  /** The ids of the helplines by their numbers. */
  ids: ReadonlyMap<string, string>;
  /** The helplines, each in braces and with its number. */
  named: string[];
  /** Every number that somebody has made sure of. */
  known: ReadonlySet<string>;
};

/**
 * Reports the number of a helpline that is typed by hand, which would stay when the number changes,
 * and a number that is told as a line to call and that nobody has made sure of.
 */
export function typedHelplines(passages: Passage[], entries: Entry[]): Problem[] {
  const lines = linesOf(entries);
  const links = passages.filter(
    ({ kind, target = "" }) => kind === "link" && /^tel:/i.test(target),
  );
  const withDigits = passagesWith(passages, (chunk) => /\d{3}/.test(chunk));
  return [
    ...links.flatMap((link) => inAddress(link, lines)),
    ...withDigits.flatMap((passage) => inWords(passage, links, lines)),
  ];
}

function linesOf(entries: Entry[]): Lines {
  const helplines = entriesOf(entries, "helplines").map(({ id, value }) => {
    const { number: written } = (value ?? {}) as Partial<Helpline>;
    return { id, written: String(written ?? "") };
  });
  return {
    ids: new Map(helplines.map(({ id, written }) => [bareNumber(written), id])),
    named: helplines.map(({ id, written }) => `${inBraces(id)} (${written})`),
    known: knownContacts(entries)?.phones ?? new Set(),
  };
}

function inAddress(link: Passage, { ids, known, named }: Lines): Problem[] {
  const digits = bareNumber(numberIn(link));
  const id = ids.get(digits);
  const place = { index: 0, length: link.words.length };
  if (id) {
    const says = `This link leads to ${numberIn(link)}, the number of a helpline, typed by hand.`;
    const fix = `Write ${inBraces(id)} in the place of the whole link; it becomes one by itself.`;
    return [findingAt(link, place, { says, fix })];
  }
  if (known.has(digits) || !shortCode.test(digits)) return [];
  return [findingAt(link, place, unsureLine(numberIn(link), named))];
}

function numberIn({ target = "" }: Passage) {
  return target.replace(/^tel:/i, "");
}

function inWords(passage: Passage, links: Passage[], { ids, known, named }: Lines): Problem[] {
  const { kind, words, entry, field } = passage;
  const home = numbersHome[entry.collection];
  if (kind === "link" || home?.test(field)) return [];
  const text = words.replace(quotedFigure, (braces) => " ".repeat(braces.length));
  return firstFindings(toldNumbers(text), ({ index, written, isCalled, isNearCall }) => {
    const digits = bareNumber(written);
    const id = ids.get(digits);
    // A long number that nobody knows is reported like any other phone number.
    const isUnsure = isCalled && !known.has(digits) && shortCode.test(digits);
    if (!(id ? isCalled || isNearCall : isUnsure)) return [];
    if (isInLink(passage, index, written, links)) return [];
    const said = id ? typedLine(written, id, isCalled) : unsureLine(written, named);
    return [findingAt(passage, { index, length: written.length }, said)];
  });
}

// It was reported with the address of its link.
function isInLink({ entry, place }: Passage, index: number, written: string, links: Passage[]) {
  const own = links.filter((link) => link.entry === entry && link.words.includes(written));
  return own.some((link) => link.place(0, 0).line === place(index, written.length).line);
}

function typedLine(written: string, id: string, isCalled: boolean) {
  return {
    ...(!isCalled && { severity: "warning" as const }),
    says: `${written} is typed here and is the number of a helpline in helplines.yaml.`,
    fix: `Write ${inBraces(id)}, so that it follows when the number changes.`,
  };
}

// No guess at the one that was meant, because a wrong guess would send somebody to the wrong line.
function unsureLine(written: string, named: string[]) {
  const hasSome = named.length > 0;
  return {
    says: `Readers are told to call ${written}, which stands neither in helplines.yaml nor in contacts.yaml.`,
    expected: hasSome ? `The helplines are ${named.join(", ")}.` : "",
    fix: `${hasSome ? "Write one of those, or make" : "Make"} sure of the number and add it to contacts.yaml.`,
  };
}

function inBraces(id: string) {
  return `{{${helplineName(id)}}}`;
}
