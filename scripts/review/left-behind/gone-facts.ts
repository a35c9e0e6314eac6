import { valueOf, type Language } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { isCountOf, countedLists, type CountedList } from "#scripts/check/counted-lists.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn, factsOf, isSameFact } from "#scripts/check/words/facts/facts-in.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import {
  foundNames,
  foundRoles,
  namesOf,
  namesOfEntry,
  replacedNames,
} from "#scripts/review/left-behind/gone-names.ts";

/** Something that a branch replaced or took out, which other texts may still say. */
export type Gone = {
  /** What became of it, such as "Office, closes: 17:00 → 16:00". */
  title: string;
  /** What came in its place; undefined where it was taken out. */
  now?: string | Fact;
  /** True where it is said of the whole site, so that any number of places may say it. */
  isWide?: boolean;
  /** Where a text says it. */
  placesIn: (text: SiteText) => { index: number; length: number }[];
};

type Value = Edit["values"][number];

/** What a branch replaced or took out; a stem that is not rare joins nothing. */
export function goneFacts(
  before: CheckedSite,
  after: CheckedSite,
  edits: Edit[],
  isRare: (stem: string) => boolean,
): Gone[] {
  const lists = countedLists(after);
  return [
    ...edits.flatMap((edit) => {
      if (edit.change === "removed" && edit.isEntry) return goneEntry(edit, lists);
      if (edit.change !== "changed") return [];
      return edit.values.flatMap((value) => {
        const facts = replacedFacts(edit, value, isRare);
        if (facts.length === 0) return replacedName(edit, value);
        // A number in a pledge is somebody's own.
        return edit.file.endsWith("/pledges.yaml") ? [] : facts;
      });
    }),
    ...goneCounts(before, lists),
  ];
}

// In prose a fact is gone only where another of its kind came.
function replacedFacts(edit: Edit, value: Value, isRare: (stem: string) => boolean): Gone[] {
  const { before, after, field } = value;
  const language: Language = edit.file.includes("/sw/") ? "sw" : "en";
  const [olds, news] = [factsIn(before, language), factsIn(after, language)];
  const own = stemsOf(`${edit.entry} ${field}`.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
  return olds.flatMap((fact): Gone[] => {
    const come = news.filter(
      (one) => one.kind === fact.kind && !olds.some((old) => isSameFact(old, one)),
    );
    const now = come.find(({ counted }) => isShared(counted, fact.counted)) ?? come[0];
    if (!now || news.some((one) => isSameFact(one, fact))) return [];
    const all = [...own, ...stemsOf(sentenceAt(before, fact.index).text)];
    const about = all.filter(isRare);
    const placesIn = (text: SiteText) =>
      factsOf(text).filter((one) => {
        return isSameFact(one, fact) && isAbout(one, text, { fact, all, about, language });
      });
    const [was, is] = [written(before, fact), written(after, now)];
    const isWide = isOfSite(edit, field) || fact.kind === "mail" || fact.kind === "phone";
    return [{ title: `${labelOf(edit)}: ${was} → ${is}`, now, isWide, placesIn }];
  });
}

function written(text: string, { index, length }: Fact) {
  return text.slice(index, index + length);
}

function isShared(some: string[], others: string[]) {
  return some.some((stem) => others.includes(stem));
}

function isOfSite({ file }: Edit, field: string) {
  return file.endsWith("/site.yaml") || /(?:^|\.)name$/.test(field);
}

type Replaced = { fact: Fact; all: string[]; about: string[]; language: Language };

// The same number may be said of something else.
function isAbout(one: Fact, text: SiteText, { fact, all, about, language }: Replaced) {
  const { kind, key, counted } = fact;
  if (/^(?:mail|phone|date)$/.test(kind)) return true;
  if (kind === "amount") return text.entry.kind !== "pledges";
  const sentence = sentenceAt(text.value, one.index).text;
  const said = stemsOf(`${sentence} ${String(valueOf(text.entry, "title") ?? "")}`);
  const shared = new Set(said.filter((stem) => about.includes(stem)));
  if (kind === "percent" || /^(?:19|20)\d\d$/.test(key)) return shared.size > 0;
  // Few words of one language are known in the other.
  if (kind !== "number") return shared.size > (text.language === language ? 1 : 0);
  // A number alone in its field counts what the field or its entry is called.
  const isBare = counted.length === 0;
  const isOther = [...shared].some((stem) => isBare || !one.counted.includes(stem));
  return isShared(one.counted, isBare ? all : counted) && (Number(key) > 20 || isOther);
}

function replacedName(edit: Edit, { field, before, after }: Value): Gone[] {
  const isName = field !== "" && before.length <= 70 && !/\p{L}{2}[.!?]$/u.test(before);
  const names = isName ? namesOf(before, field, after) : replacedNames(before, after);
  if (names.length === 0) return [];
  const title = `${labelOf(edit)}: ${names[0]}${isName ? ` → ${after}` : ""}`;
  const placesIn = (text: SiteText) => foundNames(text, names);
  return [{ title, now: after, isWide: isOfSite(edit, field), placesIn }];
}

// An entry takes its names along, and what somebody was to the work.
function goneEntry(edit: Edit, lists: CountedList[]): Gone {
  const valueIn = (name: string) => edit.values.find(({ field }) => field === name)?.before ?? "";
  const names = namesOfEntry(edit);
  const role = stemsOf(valueIn("role"));
  const list = lists.find(({ quotedAs }) => edit.file === `content/${quotedAs}.yaml`);
  const placesIn = (text: SiteText) => [
    ...foundNames(text, names),
    ...(list?.beside.includes(text) ? foundRoles(text, role) : []),
  ];
  return { title: `“${valueIn("name") || valueIn("title") || edit.entry}”`, placesIn };
}

function goneCounts(before: CheckedSite, lists: CountedList[]): Gone[] {
  return countedLists(before).flatMap(({ id, size, stems }): Gone[] => {
    const list = lists.find((one) => one.id === id);
    if (!list || list.size === size) return [];
    const now: Fact = {
      kind: "number",
      key: String(list.size),
      index: 0,
      length: 0,
      counted: stems,
    };
    const placesIn = (text: SiteText) =>
      factsOf(text).filter(
        (one) => one.key === String(size) && isCountOf(list, one, text, list.beside.includes(text)),
      );
    return [{ title: `Entries of ${list.quotedAs ?? id}: ${size} → ${list.size}`, now, placesIn }];
  });
}
