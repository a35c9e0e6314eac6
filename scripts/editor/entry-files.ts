import type { Kind } from "#app/content/kinds.ts";
import { typedWords } from "#app/content/languages/typed-words.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { formatOf, sourceField } from "#scripts/editor/file-formats.ts";
import { pathIn } from "#scripts/editor/language-path.ts";
import { isEmpty, withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";

/** An entry in its form: `data` has its fields in this language, and `i18n` those in the others. */
export type FormEntry = {
  language: string;
  collection: string;
  /** Empty for a new entry, and without its ending for a new translation. */
  path: string;
  data: Fields;
  i18n: Record<string, { data?: Fields }>;
};

const inContent = /^content\//;

// The path of an entry inside the content folder, in the first language.
function entryPath(
  { path }: Pick<FormEntry, "path">,
  { form, path: place }: Kind,
  codes: string[],
) {
  if (form !== "folder") return place;
  const name = (path || "new-entry").replace(/^.*\/|\.mdx$/g, "");
  return path.endsWith(".mdx")
    ? pathIn(codes[0] ?? "", path, codes).replace(inContent, "")
    : `${place}/${name}.mdx`;
}

/**
 * The files that saving an entry would write, by their paths inside the content folder. A picture
 * that is not saved yet has only a blob: address, and gets a temporary name.
 */
export function entryFiles(entry: FormEntry, kind: Kind, codes: string[]) {
  const path = entryPath(entry, kind, codes);
  const pictures = new Map<string, string>();
  const { toFile } = formatOf(kind);
  const layers = { [entry.language]: entry, ...entry.i18n };
  const files: Record<string, string> = {};
  const removed = removedGroups(layers[codes[0] ?? ""]?.data ?? {}, kind);
  /** The translations that the writer changed. */
  const changed: string[] = [];
  for (const code of codes) {
    const fields = layers[code]?.data ?? {};
    const file = pathIn(code, path, codes).replace(inContent, "");
    const words = code === codes[0] ? withoutEmpty(fields) : typedFields(fields, kind, removed);
    if (isEmpty(words)) continue;
    const saved = toFile({ ...(words as Fields), [sourceField]: fields[sourceField] });
    if (code !== codes[0] && saved !== fields[sourceField]) changed.push(file);
    files[file] = saved.replaceAll(/blob:[^\s")]*\/([\w-]+)/g, (address, id: string) => {
      pictures.set(pathOfPhoto(path, `${id}.jpg`), address);
      return `${id}.jpg`;
    });
  }
  return { path: Object.keys(files)[0] ?? path, files, pictures, changed };
}

/** The names of the groups, such as a picture, that a form removes from the file of an entry. */
export function removedGroups(fields: Fields, kind: Kind): string[] {
  const source = String(fields[sourceField] ?? "");
  const before = source ? Object.entries(formatOf(kind).fromFile(source)) : [];
  return before.flatMap(([name, value]) => (hasFields(value) && isEmpty(fields[name]) ? name : []));
}

/**
 * The fields of a translation, without the keys that a form copies for items that nobody translated,
 * and without what was removed from the original.
 */
export function typedFields(fields: Fields, kind: Kind, removed: string[]) {
  const kept = Object.entries(fields).filter(([name]) => !removed.includes(name));
  const written = withoutEmpty(Object.fromEntries(kept)) as Fields;
  return (kind.isPerLanguage ? written : typedWords(written, formatOf(kind).schema)) as Fields;
}
