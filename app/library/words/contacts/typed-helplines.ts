import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { bareNumber, knownContacts } from "#app/library/words/contacts/known-contacts.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import type { Helpline } from "#app/model/entries/helpline.ts";
import { helplineName, quotedFigure } from "#app/model/fields/quoted-figures.ts";

type Lines = {
  /** The ids of the helplines by their numbers. */
  ids: ReadonlyMap<string, string>;
  /** The helplines, each in braces and with its number. */
  named: string[];
  /** Every number that somebody has made sure of. */
  known: ReadonlySet<string>;
};

// A code of a few digits, or a toll-free number.
const number =
  /(?<![\p{L}\p{N}.,/:#@_–-]|[.,] ?\d|(?:KES|KSh|Sh|USD|[$€£]) ?)(?:0800(?:[ -]?\d){6}|\d{3,5})(?![\p{L}\p{N}_%/–-]|[.,:]\d| ?(?:\/-|percent|shillings|bob)\b)/gu;
const year = /^(?:19|20)\d\d$/;
const toldAsLine =
  /\b(?:call|dial|ring|phone|sms|hot ?line|help ?line|toll[- ]free|piga(?: simu)?|pigia|simu|laini)s?(?:[\s,:(–-]|\b(?:us|the|on|at|is|number|no\.?|police|child|line|free|hot ?line|help ?line|toll|ya|kwa|namba|nambari|bure|or|au|and|na|\d{3,5})\b)*$/i;
// After it a number of some things would go on with their name.
const endsHere =
  /^(?:[^\p{L}\p{N}]*$|\s*[.,;:!?)(–—-]|\s+(?:free|toll|or|and|to|for|from|at|any|anytime|if|when|day|now|in|is|are|on|with|without|au|na|bila|ikiwa|kama|wakati|saa|kwa|ukiwa|bure)(?!\p{L}))/u;
const nearPhone =
  /\b(?:call|dial|ring|phone|tele|hot ?line|help ?line|lines?|toll|free|numbers?|emergency|danger|piga|pigia|simu|namba|nambari|laini|msaada|hatarini)\b/i;
const countedThings =
  /^\s+(?:calls|girls|boys|women|men|people|children|families|schools|villages|pupils|students|mentors|volunteers|visits|times|days|hours|weeks|months|years|km|percent)\b/i;

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
  const digits = bareNumber(link.target ?? "");
  const id = ids.get(digits);
  const place = { index: 0, length: link.words.length };
  if (id) {
    const says = `This link leads to ${digits}, the number of a helpline, typed by hand.`;
    const fix = `Write ${inBraces(id)} in the place of the whole link; it becomes one by itself.`;
    return [findingAt(link, place, { says, expected: "", fix })];
  }
  if (known.has(digits) || !/^\d{3,5}$/.test(digits)) return [];
  return [findingAt(link, place, unsureLine(digits, named))];
}

function inWords(passage: Passage, links: Passage[], { ids, known, named }: Lines): Problem[] {
  const { kind, words, entry, field } = passage;
  const isPlace = /^(?:helplines|stats) \d+\.(?:number|value)$/.test(
    `${entry.collection} ${field}`,
  );
  if (kind === "link" || isPlace) return [];
  const text = words.replace(quotedFigure, (braces) => " ".repeat(braces.length));
  const inLinks = links.filter((link) => link.entry === entry);
  return firstFindings(text.matchAll(number), ({ 0: written, index }) => {
    const place = { index, length: written.length };
    const { line } = passage.place(index, written.length);
    // It was reported with the address of its link.
    if (inLinks.some((link) => link.words.includes(written) && link.place(0, 0).line === line))
      return [];
    const digits = bareNumber(written);
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + written.length, index + written.length + 60);
    const isLine = toldAsLine.test(before) && endsHere.test(after);
    const id = ids.get(digits);
    if (id) {
      const isSure = isLine || digits.length > 5;
      const isAlone = text.trim() === written;
      const isNear = nearPhone.test(before + after) && !countedThings.test(after);
      if (!isSure && !isAlone && !isNear) return [];
      const said = typedLine(written, id);
      return [findingAt(passage, place, isSure ? said : { ...said, severity: "warning" })];
    }
    // A toll-free number that nobody knows is reported like any other phone number.
    if (!isLine || known.has(digits) || digits.length > 5 || year.test(digits)) return [];
    return [findingAt(passage, place, unsureLine(written, named))];
  });
}

function typedLine(written: string, id: string) {
  return {
    says: `${written} is typed here and is the number of a helpline in helplines.yaml.`,
    expected: "",
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
