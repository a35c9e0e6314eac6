import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { isSwahiliText } from "#app/library/words/spelling/swahili-text.ts";

/** A run of words that visitors read, with its place. */
export type Passage = {
  /** A link's words are part of a text as well; a picture's words are its alternative text. */
  kind: "text" | "heading" | "link" | "picture";
  words: string;
  /** The words split at white space, punctuation included: "girls," and "(FGM)". */
  chunks: string[];
  entry: Entry;
  /** The path of its field; empty in a body. */
  field: string;
  /** How many # begin a heading of a body. */
  depth?: number;
  /** The address of a link, or the file of a picture. */
  target?: string;
  /** The language of the words where it is not English. */
  language?: string;
  /** True where nobody said that the words are Swahili, and they read like it. */
  isGuessed?: boolean;
  /** The place of some characters of the words, by their index and length. */
  place: (index: number, length: number) => Place;
};

/** A rule on words: from passages, and the entries that it may consult, to findings. */
export type WordRule = (passages: Passage[], entries: Entry[]) => Problem[];

/** A finding at some characters of a passage. */
export function findingAt(
  { entry: { file }, field, place }: Passage,
  { index, length }: { index: number; length: number },
  words: Pick<Problem, "says" | "fix" | "severity"> & { expected?: string },
): Problem {
  return { file, ...place(index, length), field, expected: "", ...words };
}

/** A finding on the words of a passage as a whole. */
export function findingOn(passage: Passage, words: Parameters<typeof findingAt>[2]): Problem {
  return findingAt(passage, { index: 0, length: passage.words.length }, words);
}

/** Whoever has so many to mend in one text will run the check again. */
export const findingsAtMost = 20;

/** The findings at some places of one passage, up to as many as a writer can use. */
export function firstFindings<Place>(
  places: Iterable<Place>,
  findingsAt: (place: Place) => Problem[],
): Problem[] {
  const found: Problem[] = [];
  for (const place of places) {
    found.push(...findingsAt(place));
    if (found.length >= findingsAtMost) break;
  }
  return found;
}

/** Every passage of an entry, first those of its fields, then those of its body. */
export function passagesOf(entry: Entry): Passage[] {
  const { lang } = (entry.value ?? {}) as { lang?: unknown };
  const passages = [...fieldPassages(entry), ...bodyPassages(entry)];
  return passages.map((passage) => {
    if (passage.language) return passage;
    if (lang === "sw") return { ...passage, language: "sw" };
    const isGuessed = passage.kind !== "link" && isSwahiliText(passage.chunks);
    return isGuessed ? { ...passage, language: "sw", isGuessed } : passage;
  });
}

function fieldPassages(entry: Entry): Passage[] {
  const passages: Passage[] = [];
  walkFields(entry.schema, entry.value, (schema, value, inner) => {
    const path = [...entry.path, ...inner];
    if (isLink(value)) {
      const words = inField(entry, [...path, "label"], value.label);
      passages.push({ ...words, kind: "link", target: value.href });
    }
    if (typeof value !== "string") return;
    const { copy, language } = fieldNotes(schema);
    if (!copy) return;
    const passage = inField(entry, path, value);
    if (inner.at(-1) !== "alt") passages.push({ ...passage, kind: "text", language });
    else passages.push({ ...passage, kind: "picture", target: sourceBeside(entry.value, inner) });
  });
  return passages;
}

function inField(entry: Entry, path: PropertyKey[], words: string) {
  const { places } = entry;
  const place = (index: number, length: number) => {
    const wanted = words.slice(index, index + length);
    const start = places.value(path);
    if (index === 0) return start;
    // The character before it tells a word from the same letters inside another word.
    const found = places.words(path, `${words[index - 1]}${wanted}`);
    if (isBehind(found, start)) return { ...found, column: found.column + 1 };
    const alone = places.words(path, wanted);
    return isBehind(alone, start) ? alone : start;
  };
  return { words, chunks: chunksOf(words), entry, field: path.join("."), place };
}

function isBehind(one: Place, other: Place) {
  return one.line > other.line || (one.line === other.line && one.column > other.column);
}

function isLink(value: unknown): value is { label: string; href: string } {
  const { label, href } = (value ?? {}) as Record<string, unknown>;
  return typeof label === "string" && typeof href === "string";
}

function sourceBeside(value: unknown, path: readonly PropertyKey[]) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inside, step) => (inside as Record<PropertyKey, unknown>)[step], value);
  const { src } = parent as { src?: unknown };
  return typeof src === "string" ? src : undefined;
}

function bodyPassages(entry: Entry): Passage[] {
  const { body } = entry;
  const language = entry.collection === "swahiliPages" ? "sw" : undefined;
  return (body?.passages ?? []).map(({ line, column, ...passage }) => {
    const { kind, words } = passage;
    const place = (index: number) => {
      const start = { line: line + (body?.line ?? 1) - 1, column };
      if (kind === "link" || kind === "picture") return start;
      const before = words.slice(0, index).split("\n");
      const last = (before.at(-1) ?? "").length;
      if (before.length === 1) return { ...start, column: column + last };
      return { line: start.line + before.length - 1, column: last + 1 };
    };
    return { ...passage, chunks: chunksOf(words), entry, field: "", language, place };
  });
}

function chunksOf(words: string) {
  return words.match(/\S+/g) ?? [];
}
