import { valueOf, type Entry } from "#app/content/entries.ts";
import { kinds } from "#app/content/kinds.ts";
import { isPublic } from "#app/content/public-days.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";

/** A list of entries, or one inside a page, with the texts that stand beside it where it is shown. */
export type CountedList = {
  /** What tells it from others, in both states of a branch. */
  id: string;
  /** The name by which texts quote its count; undefined for a list inside a page. */
  quotedAs?: string;
  size: number;
  /** The stems of what is in it, of its own names alone. */
  stems: string[];
  beside: SiteText[];
};

// A part of a page that shows a list under another name than its own.
const sections: Partial<Record<string, string>> = {
  core: "programs",
  additional: "additionalPrograms",
  stories: "successStories",
};
// The page shows some of these only.
const partly = ["news", "helplines", "posts", "partners"];
const others: Partial<Record<string, string>> = {
  opportunities: "way volunteer",
  team: "team people director leader",
  testimonials: "voice",
  gallery: "picture image",
  partnerships: "partnership way",
};
// What any list may be said to have.
const general = new Set(
  stemsOf(
    "more ones way step thing value story reason question part idea rule kind short answer place",
  ),
);
const units = new Set(
  stemsOf("hour minute second day week month year time percent shilling metre kilometre"),
);

/** Every list that has a count, with the texts beside it. */
export function countedLists({ entries, texts, day }: CheckedSite): CountedList[] {
  const pages = entries.filter(({ file }) => /^pages\/.*\.yaml$/.test(file.path));
  const around = texts
    .filter(({ entry }) => pages.includes(entry))
    .map((text) => {
      return { text, part: text.path.slice(0, -1).join(".") };
    });
  const ofEntries = kinds.flatMap(({ name, form, path }): CountedList[] => {
    if (form === "single" || partly.includes(name)) return [];
    const isCounted = (entry: Entry) => entry.kind === name && !valueOf(entry, "heading");
    const shown = entries.filter((one) => isCounted(one) && isPublic(one, { day, drafts: false }));
    const beside = around.filter(({ part }) => (sections[part] ?? part) === name);
    const quotedAs = path.replace(/\.yaml$/, "");
    const stems = stemsOf(`${quotedAs.replaceAll("-", " ")} ${others[name] ?? ""}`);
    return [
      { id: name, quotedAs, size: shown.length, stems, beside: beside.map(({ text }) => text) },
    ];
  });
  const inPages = pages.flatMap((page) =>
    [...walkFields(page.schema, page.value)].flatMap(({ value, path }): CountedList[] => {
      if (!Array.isArray(value) || path.length < 2) return [];
      const own = path.slice(0, -1).join(".");
      const beside = around.flatMap(({ text, part }) =>
        text.entry === page && part === own ? text : [],
      );
      const heading = beside.find(({ field }) => field.endsWith(".heading"))?.value ?? "";
      const stems = stemsOf(`${path.join(" ")} ${heading}`);
      return [{ id: `${page.kind}.${path.join(".")}`, size: value.length, stems, beside }];
    }),
  );
  return [...ofEntries, ...inPages];
}

/** True where a number says how many there are in a list: it begins a sentence beside it, or names what is in it. */
export function isCountOf({ stems }: CountedList, fact: Fact, text: SiteText, isBeside: boolean) {
  const value = Number(fact.key);
  if (fact.kind !== "number" || value < 2 || value > 20) return false;
  if (fact.counted.some((stem) => units.has(stem))) return false;
  if (fact.counted.some((stem) => stems.includes(stem))) return true;
  const before = text.value.slice(0, fact.index);
  const isFirst = /(?:^|[.!?:]\s+|\b(?:are|these|our|of|all|the) )$/i.test(before);
  return isBeside && isFirst && fact.counted.some((stem) => general.has(stem));
}
