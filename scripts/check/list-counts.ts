import { valueOf, type Entry } from "#app/content/entries.ts";
import { kinds } from "#app/content/kinds.ts";
import { isPublic } from "#app/content/public-days.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { formOf, isStop, isUnit, wordsOf, type Word } from "#scripts/check/words/written-words.ts";

/** A list that has a count: one of entries, or one inside a page. */
export type ListCount = {
  /** What tells it from others, in both states of a branch. */
  id: string;
  /** The name by which texts quote its count; undefined for a list inside a page. */
  quotedAs?: string;
  /** How many of its entries are shown. */
  size: number;
  /** What its entries are called. */
  nouns: ReadonlySet<string>;
  /** True for a text that stands above it on a page. */
  isAbove: (text: SiteText) => boolean;
};

// A part of a page that shows a list under another name than its own.
const sections: Partial<Record<string, string>> = {
  core: "programs",
  additional: "additionalPrograms",
  stories: "successStories",
};
// Of these a page shows some only, or none.
const partly =
  /^(?:news|posts|partners|events|stats|publicContacts|redirects|releasedAddresses|words|dictionary|swahiliPages|prosePages)$/;

/** Every list of the site, and those inside its pages. */
export function listCounts({ entries, texts, day }: CheckedSite): ListCount[] {
  const ofEntries = kinds.flatMap(({ name, form, path }): ListCount[] => {
    if (form === "single" || partly.test(name)) return [];
    const shown = entries.filter(
      (entry) =>
        entry.kind === name &&
        !valueOf(entry, "heading") &&
        !valueOf(entry, "onlyOnHelp") &&
        isPublic(entry, { day, drafts: false }),
    );
    const quotedAs = path.replace(/\.yaml$/, "");
    // What stands behind its count where it is quoted is what it is called.
    const behind = texts.flatMap(({ value }) => value.split(`{{count:${quotedAs}}}`).slice(1));
    const called = behind.flatMap((words) => {
      const said = wordsOf(words).slice(0, 2);
      const isOver = (word: Word) => word.clause > 0 || isStop(word);
      return said.slice(0, said.findIndex(isOver) >>> 0);
    });
    const nouns = new Set(
      [quotedAs.replace(/^.*-/, ""), ...called.map(({ text }) => text)].map(formOf),
    );
    return [
      { id: name, quotedAs, size: shown.length, nouns, isAbove: (text) => partOf(text) === name },
    ];
  });
  const pages = entries.filter(({ file }) => isPage(file.path));
  const inPages = pages.flatMap((page) =>
    [...walkFields(page.schema, page.value)].flatMap(({ value, path }): ListCount[] => {
      if (!Array.isArray(value) || path.length < 2) return [];
      const part = path.slice(0, -1).join(".");
      const isAbove = ({ entry, path: own }: SiteText) =>
        entry.file === page.file && own.slice(0, -1).join(".") === part;
      const nouns = new Set(path.map((step) => formOf(String(step))));
      return [{ id: `${page.kind}.${path.join(".")}`, size: value.length, nouns, isAbove }];
    }),
  );
  return [...ofEntries, ...inPages];
}

/** The numbers of a text that say how many entries a list has. */
export function countsIn(text: SiteText, { quotedAs, nouns, isAbove }: ListCount): Word[] {
  if (!quotedAs && !isAbove(text)) return [];
  const said = wordsOf(proseOf(text)).filter((word) => !isStop(word));
  return said.filter((word, at) => {
    const value = Number(word.form);
    if (word.kind !== "number" || value < 2 || value > 20) return false;
    const beside = said
      .slice(Math.max(0, at - 2), at + 3)
      .filter(({ clause }) => clause === word.clause);
    if (beside.some(isUnit)) return false;
    return (
      beside.some(({ form }) => nouns.has(form)) ||
      (isAbove(text) && begins.test(text.value.slice(0, word.index)))
    );
  });
}

const begins = /(?:^|[.!?:]\s+|\b(?:are|these|our|of|all|the|hizi|hizo) )$/i;

function isPage(path: string) {
  return /^pages\/.*\.yaml$/.test(path);
}

// The list that a part of a page shows.
function partOf({ entry, path }: SiteText) {
  const part = path
    .slice(0, -1)
    .filter((step) => step !== "swahili")
    .join(".");
  return isPage(entry.file.path) ? (sections[part] ?? part) : undefined;
}
