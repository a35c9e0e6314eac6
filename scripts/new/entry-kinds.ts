import { fieldNames } from "#app/content/walk-fields.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { kebabCase } from "#scripts/generate/kebab-case.ts";
import { namingFields } from "#scripts/new/draft-value.ts";

/** A kind of entry that can be added, with the word for one of them. */
export type EntryKind = Kind & { word: string };

// Where the word for one entry is not the name of them all without its last letter.
const words: Record<string, string> = {
  prosePages: "page",
  timeline: "milestone",
  gallery: "gallery-image",
  news: "news",
};

/** Every kind of entry that can be added: the lists of things with fields, and the prose. */
export const entryKinds: EntryKind[] = kinds
  // A page in Swahili has the name of the page that it tells, and a partner needs the file of its logo.
  .filter(({ form, name }) => form !== "single" && !["swahiliPages", "partners"].includes(name))
  .map((kind) => ({ ...kind, word: wordOf(kind.name) }))
  // What has no name cannot be told what to be called.
  .filter(({ schema }) => namingFields.some((name) => fieldNames(schema).includes(name)));

/** The kinds of entries that can be added, and how. */
export function kindList() {
  return [
    "What to add:",
    ...entryKinds.map(({ word, path }) => `  ${word.padEnd(20)} adds to content/${path}`),
    'Say its name behind it: npm run new post "Why a school bag changes a year"',
  ];
}

function wordOf(name: string) {
  return words[name] ?? kebabCase(name).replace(/ies$/, "y").replace(/s$/, "");
}
