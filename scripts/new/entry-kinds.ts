import { slug } from "#app/model/fields/slug.ts";
import { allowedWords, isPlainText } from "#scripts/generate/allowed-words.ts";
import { contentKinds, kebabCase, type ContentKind } from "#scripts/generate/content-kinds.ts";
import { describedSchema, type DescribedSchema } from "#scripts/generate/described-schema.ts";
import { namingFields } from "#scripts/new/answers.ts";
import { fieldsOf, innerNode, type Field } from "#scripts/generate/fields-of.ts";

/** A kind of entry that can be added, with the word for one of them and the fields to fill in. */
export type EntryKind = ContentKind & { word: string; fields: Field[] };

// Where the word for one entry is not the name of them all without its last letter.
const words: Record<string, string> = {
  prosePages: "page",
  timeline: "milestone",
  gallery: "gallery-image",
  news: "news",
};

/** Every kind of entry that can be added: the lists of things with fields, and the prose. */
export const entryKinds: EntryKind[] = contentKinds
  // A page in Swahili has the name of the page that it tells.
  .filter(({ shape, name }) => shape !== "single" && name !== "swahiliPages")
  .map((kind) => ({ ...kind, word: wordOf(kind.name), fields: fillableFields(kind) }))
  // What has no name cannot be told what to be called.
  .filter(({ fields }) => fields.some(({ path: [name] }) => namingFields.includes(String(name))));

/** The kinds of entries that can be added, and how. */
export function kindList() {
  return [
    "What to add:",
    ...entryKinds.map(({ word, path }) => `  ${word.padEnd(20)} adds to content/${path}`),
    'Say its name behind it: npm run new post "Why a school bag changes a year"',
  ];
}

/** What a field says and what may stand there, unless its description says all of that. */
export function fieldWords(node: DescribedSchema) {
  const { description = "", properties } = node;
  const isSaid = isPlainText(node) || properties !== undefined;
  return isSaid ? description : `${description}; ${allowedWords(node)}`;
}

function wordOf(name: string) {
  return words[name] ?? kebabCase(name).replace(/ies$/, "y").replace(/s$/, "");
}

// The name of a prose file is asked for like a field.
function fillableFields({ shape, schema }: ContentKind): Field[] {
  const fields = fieldsOf(schema).filter(({ node, path }) => !innerNode(node) && !path.includes(0));
  if (shape === "list") return fields;
  const name = slug("The file's name without .mdx; a page's address ends in it", "school-bags");
  return [...fields, { path: ["id"], isNeeded: true, node: describedSchema(name), schema: name }];
}
