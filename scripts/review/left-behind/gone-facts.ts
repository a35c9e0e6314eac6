import { valueOf, type Language } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { shownLists, type ShownList } from "#scripts/check/shown-lists.ts";
import { isEnglish } from "#scripts/check/words/dictionary.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn, isSameFact } from "#scripts/check/words/facts/facts-in.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { kenyanNames, kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { officeFacts } from "#scripts/check/words/opening-hours.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";

/** Something that a branch replaced or took out, which other texts may still say. */
export type Gone = {
  /** What became of it, such as "Office closes: 17:00 → 16:00". */
  title: string;
  /** What was said; names, where it is no fact. */
  fact?: Fact;
  names: string[];
  /** What came in its place; undefined where it was taken out. */
  now?: string | Fact;
  /** The stems of what the old text spoke of besides, and its language. */
  about: string[];
  language?: Language;
  /** True where it is said of the whole site, so that any number of places may say it. */
  isWide?: boolean;
  isOffice?: boolean;
  /** The list whose count or member it was, and the stems of what the member was. */
  list?: ShownList;
  role?: string[];
};

const longestName = 70;

/** What a branch replaced or took out, by its edits and by both states of the site. */
export function goneFacts(before: CheckedSite, after: CheckedSite, edits: Edit[]): Gone[] {
  const lists = shownLists(after);
  return [
    ...goneDays(before, after),
    ...edits.flatMap((edit) => {
      if (edit.change === "removed" && edit.isEntry) return goneEntry(edit, lists);
      return edit.change === "changed" ? edit.values.flatMap((value) => replaced(edit, value)) : [];
    }),
    ...goneCounts(before, lists),
  ];
}

// In prose a fact is gone only where another of its kind came; a number in a pledge is somebody's own.
function replaced(edit: Edit, { field, before, after }: Edit["values"][number]): Gone[] {
  const language: Language = edit.file.includes("/sw/") ? "sw" : "en";
  const [olds, news] = [factsIn(before, language), factsIn(after, language)];
  const own = stemsOf(`${edit.entry} ${field}`.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
  const isOffice = /^office\.(?:opens|closes)$/.test(field);
  const isOfSite = edit.file.endsWith("/site.yaml") || /(?:^|\.)name$/.test(field);
  const shared = { language, isOffice, names: [] };
  const facts = olds.flatMap((fact): Gone[] => {
    const come = news.filter(
      (one) => one.kind === fact.kind && !olds.some((old) => isSameFact(old, one)),
    );
    const isAlike = ({ counted }: Fact) => counted.some((stem) => fact.counted.includes(stem));
    const now = come.find(isAlike) ?? come[0];
    if (!now || news.some((one) => isSameFact(one, fact))) return [];
    const [was, is] = [written(before, fact), written(after, now)];
    const about = [...own, ...stemsOf(sentenceAt(before, fact.index).text)];
    const isWide = isOfSite || fact.kind === "mail" || fact.kind === "phone";
    return [{ ...shared, title: titleOf(edit, was, is), fact, now, about, isWide }];
  });
  if (facts.length > 0) return edit.file.endsWith("/pledges.yaml") ? [] : facts;
  const isName = field !== "" && before.length <= longestName && !/\p{L}{2}[.!?]$/u.test(before);
  const names = isName ? namesOf(before, field, after) : replacedNames(before, after);
  if (names.length === 0) return [];
  const title = titleOf(edit, names[0] ?? "", isName ? after : "");
  return [{ ...shared, title, names, now: after, about: [], isWide: isOfSite }];
}

function written(text: string, { index, length }: Fact) {
  return text.slice(index, index + length);
}

function titleOf({ entry, field, file }: Edit, was: string, is: string) {
  const place = [entry, field.replaceAll(".", " ")].filter(Boolean).join(", ");
  const name = place.charAt(0).toUpperCase() + place.slice(1) || file.replace(/^content\//, "");
  return `${name}: ${was}${is && ` → ${is}`}`;
}

// An entry takes its names along, and what somebody was to the work.
function goneEntry(edit: Edit, lists: ShownList[]): Gone {
  const valueIn = (name: string) => edit.values.find(({ field }) => field === name)?.before ?? "";
  const fields = edit.values.filter(({ field }) => field !== "").map(({ before }) => before);
  const persons = namesIn(fields.join("\n")).filter((one) =>
    one.split(" ").some((word) => kenyanNames.has(word)),
  );
  const [name, title] = [valueIn("name"), valueIn("title")];
  const names = [...namesOf(name, "name"), ...namesOf(title, "title"), ...persons];
  const list = lists.find(({ quotedAs }) => edit.file === `content/${quotedAs}.yaml`);
  const shared = { names: [...new Set(names)], about: [], list, role: stemsOf(valueIn("role")) };
  return { title: `“${name || title || edit.entry}”`, ...shared };
}

// A field that is a name, with the parts of it that say the same alone.
function namesOf(text: string, field: string, after = "") {
  const parts = /(?:place|location)$/.test(field) ? text.split(", ") : [];
  const all = [text, ...parts, ...(/name$/.test(field) ? ownNames(text) : [])];
  return all.filter((name) => isTelling(name) && !after.includes(name));
}

// A name of one plain word stands in many sentences that mean something else.
function isTelling(name: string) {
  const isKnown = kenyanNames.has(name) || kenyanPlaces.has(name);
  return /^\p{Lu}.{3}/u.test(name) && (/\s/.test(name) || isKnown || !isEnglish(name));
}

function ownNames(name: string) {
  return name.split(" ").filter((word) => /^\p{Lu}\p{Ll}{3}/u.test(word) && isTelling(word));
}

// Names inside sentences, in whose place there are other names now.
function replacedNames(before: string, after: string) {
  const gone = namesIn(before).filter((name) => !after.includes(name));
  const isReplaced = namesIn(after).some((name) => !before.includes(name));
  return isReplaced ? gone.flatMap((name) => [name, ...ownNames(name)]) : [];
}

// The first word of a sentence has a capital letter in any case.
function namesIn(text: string) {
  const pattern = /\p{Lu}[\p{L}’‑-]*\p{Ll}(?: (?:wa )?\p{Lu}[\p{L}’‑-]*)*/gu;
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const [first = "", ...rest] = name.split(" ");
    const isFirst = /(?:^|[.!?\n]\s*)$/.test(text.slice(0, index)) && !kenyanNames.has(first);
    const own = isFirst ? rest.join(" ") : name;
    return own.length > 3 ? own : [];
  });
}

function goneDays(before: CheckedSite, after: CheckedSite): Gone[] {
  const [[fact], [now]] = [before, after].map((site) => officeFacts(site) ?? []) as [
    Fact[],
    Fact[],
  ];
  if (!fact || !now || isSameFact(fact, now)) return [];
  const [was, is] = [before, after].map(({ entriesOf }) =>
    entriesOf("site").map((site) =>
      (valueOf(site, "office") as { days: string[] }).days.join(", "),
    ),
  );
  const title = `Office days: ${was?.join()} → ${is?.join()}`;
  return [{ title, fact, now, names: [], about: [], isOffice: true, isWide: true }];
}

function goneCounts(before: CheckedSite, lists: ShownList[]): Gone[] {
  return shownLists(before).flatMap(({ id, size, stems }): Gone[] => {
    const list = lists.find((one) => one.id === id);
    if (!list || list.size === size) return [];
    const of = (count: number): Fact => {
      return { kind: "number", key: String(count), index: 0, length: 0, counted: stems };
    };
    const title = `Entries of ${list.quotedAs ?? id}: ${size} → ${list.size}`;
    return [{ title, fact: of(size), now: of(list.size), names: [], about: [], list }];
  });
}

/** A text of the same length as people write it who have no ũ and no ‑ on their keyboard. */
export function folded(text: string) {
  const plain = text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));
  return plain.replaceAll("\u2011", "-").replaceAll("’", "'");
}
