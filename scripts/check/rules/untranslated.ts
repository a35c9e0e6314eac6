import type { Entry } from "#app/content/entries.ts";
import { wordsOf } from "#app/content/languages/entries-in.ts";
import { keyOf, usedKey } from "#app/content/item-key.ts";
import { isDraft } from "#app/content/public-days.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import {
  fieldNames,
  isTranslatable,
  notesAlong,
  schemaAt,
  walkFields,
  type FieldValue,
} from "#app/content/walk-fields.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";

const namedAtMost = 5;

export default {
  severity: "warning",
  needsAll: true,
  about:
    "A page in another language lacks a text that the first language has, or has one that the first language lacks. Translate it, or delete it.",
  check(site, report) {
    for (const { key, name, entries } of site.languages.slice(1)) {
      const isShown = (kind: string) =>
        entries.some((entry) => entry.kind === kind && !isDraft(entry));
      for (const entry of entries) {
        const { layer, file } = entry;
        const missing = missingWords(entry, isShown);
        if (!layer && file.kind.form === "single")
          reportFile({ site, key, name }, entry, missing, report);
        if (!layer) continue;
        for (const { path, value } of missing) {
          const text = `"${shortened(String(value))}" is not translated into ${name}. Add ${fieldAt(path)}.`;
          report({ ...placeIn(layer, path), text });
        }
        for (const path of withoutOriginal(entry, layer)) {
          const text = `${file.original} has no ${fieldAt(path)}, so its readers miss this text. Add it there too, or delete it here.`;
          report({ ...placeIn(layer, path), text });
        }
      }
    }
  },
} satisfies Rule;

type Needed = { site: CheckedSite; key: string; name: string };

// Writers count the entries of a list from 1.
function fieldAt(path: Path) {
  return path.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");
}

// Missing labels are one finding per file.
function reportFile(
  { site, key, name }: Needed,
  { file }: Entry,
  missing: FieldValue[],
  report: Report,
) {
  if (missing.length === 0) return;
  const [siteEntry] = site.entriesOf("site");
  const place = siteEntry ? placeIn(siteEntry, ["languages"]) : topOf("site.yaml");
  const names = missing.slice(0, namedAtMost).map(({ path }) => fieldAt(path));
  const rest = missing.length > names.length ? ` and ${missing.length - names.length} more` : "";
  const text = `Pages in ${name} lack ${names.join(", ")}${rest}. Add them to ${key}/${file.original}.`;
  report({ ...place, text });
}

// The texts of the first language that have no translation.
function missingWords(entry: Entry, isShown: (kind: string) => boolean): FieldValue[] {
  const { layer, language, original = entry } = entry;
  const { schema, value: whole } = original;
  return walkFields(schema, whole).filter(({ notes, value, path }) => {
    if (!notes.copy || notes.fact || notes.hasUsual || notes.language) return false;
    if (typeof value !== "string") return false;
    const notesOnPath = notesAlong(schema, path);
    if (notesOnPath.some(({ fact, shownWith }) => fact || (shownWith && !isShown(shownWith))))
      return false;
    if (isOfSaying(whole, path, language) || !/\p{L}{2}/u.test(plainWords(value))) return false;
    return layer === undefined || !(isTranslated(layer, whole, path) || isInOwnMenu(layer, path));
  });
}

// The meaning of a saying needs no translation into the language of the saying.
function isOfSaying(value: unknown, path: Path, language: string) {
  const parent = valueAt(value, path.slice(0, -1));
  const {
    textLanguage = sayingLanguage,
    meaning,
    text,
  } = (parent ?? {}) as Record<string, unknown>;
  return meaning !== undefined && text !== undefined && textLanguage === language;
}

// Quoted facts are the same in every language.
function plainWords(text: string) {
  return text.replace(/\{\{?[^{}]*\}?\}/g, "");
}

// Each language has its own list of links, which may be shorter.
function isInOwnMenu({ schema, value }: Entry, path: Path) {
  const at = path.findIndex((step) => typeof step === "number");
  const list = path.slice(0, at);
  const isMenu = fieldNames(schemaAt(schema, [...list, 0])).includes("href");
  return at >= 0 && isMenu && Array.isArray(valueAt(value, list));
}

// Items of a list are found by their key, if they have one.
function isTranslated(layer: Entry, original: unknown, path: Path) {
  let words: unknown = layer.value;
  let same: unknown = original;
  for (const [at, step] of path.entries()) {
    const key =
      typeof step === "number" && Array.isArray(same)
        ? usedKey(schemaAt(layer.schema, path.slice(0, at + 1)), same)
        : undefined;
    const item = (same as Record<PropertyKey, unknown> | undefined)?.[step];
    words =
      key && Array.isArray(words)
        ? words.find((word) => keyOf(word, key) === keyOf(item, key))
        : (words as Record<PropertyKey, unknown> | undefined)?.[step];
    same = item;
  }
  return words !== undefined;
}

function withoutOriginal({ original }: Entry, layer: Entry): Path[] {
  return walkFields(layer.schema, wordsOf(layer)).flatMap(({ notes, value, path }) => {
    const isInList = path.some((step) => typeof step === "number");
    if (
      !isTranslatable(notes) ||
      isInList ||
      notes.hasUsual ||
      typeof value !== "string" ||
      path.length === 0
    )
      return [];
    return valueAt(original?.value, path) === undefined ? [path] : [];
  });
}

function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
