import type { Entry } from "#app/library/entry.ts";
import { kenyanNames } from "#app/library/words/spelling/kenyan-names.ts";
import { kenyanWords } from "#app/library/words/spelling/kenyan-words.ts";

/** What the content itself declares right: single words, and phrases that are right as a whole. */
export type SiteNames = { words: Set<string>; phrases: string[] };

type Fields = Record<string, unknown>;

// Fields that hold names, whose words are right as they are written.
const namesIn: Record<string, (value: Fields) => unknown[]> = {
  site: ({ name, location, social }) => [
    name,
    location,
    ...(Array.isArray(social) ? social.map((one: { name?: unknown } | null) => one?.name) : []),
  ],
  donate: ({ provider }) => [(provider as { name?: unknown } | null | undefined)?.name],
  team: ({ name }) => [name],
  testimonials: ({ name }) => [name],
  pledges: ({ name }) => [name],
};

/** The words that the site uses as names, and those of dictionary.yaml. */
export function siteNames(entries: Entry[]): SiteNames {
  const names: SiteNames = { words: new Set(), phrases: [] };
  for (const { collection, value } of entries) {
    if (collection === "dictionary") {
      if (typeof value !== "string") continue;
      if (/[ -]/.test(value)) names.phrases.push(value);
      else addWords(value, names);
      continue;
    }
    const written = namesIn[collection]?.((value ?? {}) as Fields) ?? [];
    for (const name of written) if (typeof name === "string") addWords(name, names);
  }
  return names;
}

function addWords(name: string, { words }: SiteNames) {
  for (const word of name.normalize("NFC").match(/[\p{L}\p{M}'’]+/gu) ?? []) {
    words.add(word.replaceAll("’", "'"));
  }
}

/** True for a name or word of the site, or one that is common in Kenya. */
export function isName(word: string, { words }: SiteNames) {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  if ([word, small].some((form) => words.has(form) || kenyanWords.has(form))) return true;
  // A name that somebody on the site spells with other diacritics has to be spelled like hers.
  return (
    kenyanNames.has(word) && ![...words].some((own) => plainLetters(own) === plainLetters(word))
  );
}

function plainLetters(word: string) {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}
