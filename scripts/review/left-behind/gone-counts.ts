import { valueOf } from "#app/content/entries.ts";
import { isPublic } from "#app/content/public-days.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { sharedForm, isStop, isUnit, wordsOf } from "#scripts/check/words/written-words.ts";

const begins = /(?:^|[.!?:]\s+|\b(?:are|these|our|of|all|the|hizi|hizo) )$/i;

/** The lists that became longer or shorter, each with the numbers that still say how many there were. */
export function goneCounts(before: CheckedSite, after: CheckedSite) {
  const sizes = sizesIn(after);
  return [...sizesIn(before)].flatMap(([list, size]) => {
    const now = sizes.get(list) ?? size;
    if (now === size || size < 2 || size > 20) return [];
    const places = after.texts.flatMap((text) =>
      countsIn(text, list, String(size)).map(({ index, length }) => ({ text, index, length })),
    );
    return [{ title: `Entries of ${list}: ${size} → ${now}`, isWithdrawn: false, places }];
  });
}

// How many entries of each kind are shown, and how many items stand in each list of a page.
function sizesIn({ entries, day }: CheckedSite) {
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    const isCounted = !valueOf(entry, "heading") && !valueOf(entry, "onlyOnHelp");
    if (isCounted && isPublic(entry, { day, drafts: false }))
      sizes.set(entry.kind, (sizes.get(entry.kind) ?? 0) + 1);
    if (entry.file.kind.form === "single")
      for (const { value, path } of walkFields(entry.schema, entry.value))
        if (Array.isArray(value)) sizes.set(`${entry.kind}.${path.join(".")}`, value.length);
  }
  return sizes;
}

// A number that begins a sentence above the list, or that stands beside the list's name.
function countsIn({ entry, path, value }: SiteText, list: string, size: string) {
  const part = path
    .slice(0, -1)
    .filter((step) => step !== "swahili")
    .join(".");
  const isAbove = part === list || list.startsWith(`${entry.kind}.${part}.`);
  const said = wordsOf(value).filter((word) => !isStop(word));
  return said.filter((word, at) => {
    const beside = said
      .slice(Math.max(0, at - 2), at + 3)
      .filter((one) => one.clause === word.clause);
    const isNamed = beside.some(({ form }) => form === sharedForm(list));
    const isFirst = isAbove && begins.test(value.slice(0, word.index));
    return word.form === size && !beside.some(isUnit) && (isNamed || isFirst);
  });
}
