import { slug } from "#app/model/fields/slug.ts";
import { contentKinds, kebabCase, type ContentKind } from "#scripts/generate/content-kinds.ts";
import { describedSchema } from "#scripts/generate/described-schema.ts";
import { fieldsOf, innerNode, type Field } from "#scripts/generate/fields-of.ts";

/** A kind of which entries can be added, by the word for one of them, with what can be said of it. */
export type EntryKind = { word: string; kind: ContentKind; fields: Field[] };

// Where the word for one entry is not the name of them all without its last letter.
const words: Record<string, string> = {
  prosePages: "page",
  timeline: "milestone",
  gallery: "gallery-image",
  news: "news",
};

/** Every kind of which entries can be added: the lists of things with fields, and the prose. */
export const entryKinds: EntryKind[] = contentKinds
  .filter(({ shape }) => shape !== "single")
  .map((kind) => ({ word: wordOf(kind.name), kind, fields: answeredFields(kind) }))
  .filter(({ fields }) => fields.length > 0);

function wordOf(name: string) {
  return words[name] ?? kebabCase(name).replace(/ies$/, "y").replace(/s$/, "");
}

// The id comes after the title, of which it can be made.
function answeredFields({ shape, schema }: ContentKind): Field[] {
  const answered = fieldsOf(schema).filter(
    ({ node, path }) => !innerNode(node) && !path.includes(0),
  );
  const id = shape === "folder" ? fileName() : answered.find(isId);
  const others = answered.filter((field) => !isId(field));
  const title = others.findIndex(({ path }) => path.join(".") === "title");
  return id ? others.toSpliced(title + 1, 0, id) : others;
}

/** True for the name by which others point at an entry. */
export function isId({ path }: Field) {
  return path.join(".") === "id";
}

function fileName(): Field {
  const schema = slug("The file's name without .mdx; a page's address ends in it", "school-bags");
  return { path: ["id"], isNeeded: true, node: describedSchema(schema), schema };
}
