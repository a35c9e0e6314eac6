import { z } from "zod";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import type { Kind } from "#app/content/kinds.ts";
import { isDesigned } from "#app/content/page-kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft, type Audience } from "#app/content/public-days.ts";
import type { FieldPath } from "#app/content/range.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { fieldNames, hasFields, schemaAt } from "#app/content/walk-fields.ts";
import { described } from "#app/model/fields/described.ts";
import { confirmField, stateFields } from "#app/model/fields/state.ts";

// A translation is a layer: a file with only the words that differ, laid over its original.

/** The fields that describe a translation rather than translate a field. */
export const layerFields = {
  confirm: confirmField,
  translates: described(
    z.string().regex(/\S/).optional(),
    "nothing",
    "Its mark of the original; npm run generate writes it",
    '"8ae79c74"',
  ),
  draft: stateFields.draft,
  allow: stateFields.allow,
};
const descriptionSchema = z.strictObject(layerFields);

/** The schema around a value of a file, with the path of the value in it: the fields that describe a translation have their own. */
export function schemaAround({ kind, isLayer }: ContentFile, path: FieldPath) {
  const at = kind.form === "list" ? 1 : 0;
  const name = String(path[at]);
  const itemSchema = schemaAt(kind.fileSchema, path.slice(0, at));
  return isLayer && itemSchema && !isWord(itemSchema, name)
    ? { schema: descriptionSchema, path: path.slice(at) }
    : { schema: kind.fileSchema, path };
}

/** The entries that texts in a language may quote: also those that are not shown, in the words of the first language. */
export function quotableIn(
  language: string,
  entries: Entry[],
  { drafts }: Pick<Audience, "drafts">,
): Entry[] {
  const originals = entries.filter(({ isLayer }) => !isLayer);
  if (originals.every((entry) => entry.language === language)) return originals;
  const layers = new Map(
    entries
      .filter((entry) => entry.isLayer && entry.language === language && entry.value !== null)
      .map((layer) => [nameOf(layer), layer]),
  );
  return originals.map((original) => {
    const layer = layers.get(nameOf(original));
    // Most posts are not translated, and the original is already valid.
    const untranslated = { ...original, original, language };
    // A draft would take away a helpline that needs no translation.
    const isKept = layer && (drafts || !isDraft(layer) || !isShownInLanguage(untranslated));
    return isKept ? translated(layer, original) : untranslated;
  });
}

// The same for an original and its translations.
function nameOf({ kind, id }: Pick<Entry, "kind" | "id">) {
  return `${kind} ${id}`;
}

/** True for an entry that its language shows; pages, and entries that are read alone, need a translation. */
export function isShownInLanguage({ kind, value, file, language, layer, original }: Entry) {
  if (layer || !original) return true;
  const { form, fallsBack, isOptional }: Kind = file.kind;
  if (form === "single") return !isOptional && !isDesigned(kind);
  return fallsBack === true || valueOf({ value }, "lang") === language;
}

// What a translation leaves out comes from its original.
function translated(layer: Entry, original: Entry): Entry {
  const { schema, language } = layer;
  const { value: whole, places } = withTranslation(schema, original.value, wordsOf(layer));
  const { success, data } = schema.safeParse(whole);
  const value = success ? data : whole;
  const shownValue = isDraft(layer) ? { ...(value as object), draft: true } : value;
  const merged = { ...original, original, layer, places, language, isLayer: false };
  return { ...merged, value: shownValue, isValid: success };
}

/** The path in the translation of a value of an entry, or of the nearest value around it that comes from there. */
export function pathInLayer(entry: Pick<Entry, "places">, path: FieldPath): FieldPath {
  if (!entry.places || path.length === 0) return path;
  return entry.places.get(path.join(".")) ?? pathInLayer(entry, path.slice(0, -1));
}

/** The words of a translation, without the fields that describe it. */
export function wordsOf({ value, schema }: Entry): unknown {
  return hasFields(value) ? fieldsWhere(value, (name) => isWord(schema, name)) : value;
}

/** A translation with only the fields that describe it, and their schema. */
export function descriptionOf(layer: Entry): Entry {
  const { value, schema } = layer;
  const fields = fieldsWhere(hasFields(value) ? value : {}, (name) => !isWord(schema, name));
  const { success } = descriptionSchema.safeParse(fields);
  return { ...layer, schema: descriptionSchema, value: fields, isValid: success };
}

// The words of forms also have a field named draft.
function isWord(schema: z.ZodType, name: string) {
  return !Object.hasOwn(layerFields, name) || fieldNames(schemaAt(schema, [name])).length > 0;
}

function fieldsWhere(value: Record<string, unknown>, isWanted: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name)));
}
