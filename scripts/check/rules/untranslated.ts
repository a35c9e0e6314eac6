import type { Entry } from "#app/content/entries.ts";
import { pathInLayer } from "#app/content/languages/entries-in.ts";
import type { SiteLanguage } from "#app/content/languages/languages-in.ts";
import { isDraft } from "#app/content/public-days.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import {
  isTranslatable,
  notesAlong,
  walkFields,
  type FieldValue,
} from "#app/content/walk-fields.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const namedAtMost = 5;

export default {
  severity: "warning",
  needsAll: true,
  about:
    "A page in another language lacks a text that the first language has, or has one that the first language lacks. Translate it, or delete it.",
  check(site, report) {
    for (const language of site.languages.slice(1)) {
      const { name, entries } = language;
      const isShown = (kind: string) =>
        entries.some((entry) => entry.kind === kind && !isDraft(entry));
      for (const entry of entries) {
        const { layer, file, original } = entry;
        const missing = missingWords(entry, isShown);
        const paths = missing.map(({ path }) => path);
        if (!layer && file.kind.form === "single" && paths.length > 0)
          report(missingFile(site, language, file.originalPath, paths));
        if (!layer) continue;
        for (const { path, value } of missing) {
          const text = `"${shortened(String(value))}" is not translated into ${name}. Add ${fieldAt(path)}.`;
          report({ ...placeIn(layer, pathInLayer(entry, path)), text });
        }
        for (const path of original ? withoutOriginal(entry, original) : []) {
          const text = `${file.originalPath} has no ${fieldAt(path)}, so its readers miss this text. Add it there too, or delete it here.`;
          report({ ...placeIn(layer, path), text });
        }
      }
    }
  },
} satisfies Rule;

// Writers count the entries of a list from 1.
function fieldAt(path: FieldPath) {
  return path.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");
}

// Missing labels are one finding per file.
function missingFile(
  site: CheckedSite,
  { language, name }: SiteLanguage,
  file: string,
  words: FieldPath[],
) {
  const [siteEntry] = site.entriesOf("site");
  const place = siteEntry ? placeIn(siteEntry, ["languages"]) : topOf("site.yaml");
  const names = words.slice(0, namedAtMost).map(fieldAt).join(", ");
  const rest = words.length > namedAtMost ? ` and ${words.length - namedAtMost} more` : "";
  const text = `Pages in ${name} lack ${names}${rest}. Add them to ${language}/${file}.`;
  return { ...place, text };
}

// The texts that come from the first language.
function missingWords(entry: Entry, isShown: (kind: string) => boolean): FieldValue[] {
  const { schema, value: whole, language, places } = entry;
  return walkFields(schema, whole).filter(({ notes, value, path }) => {
    if (typeof value !== "string" || places?.has(path.join("."))) return false;
    if (!notes.copy || notes.hasUsual || notes.language) return false;
    const notesOnPath = notesAlong(schema, path);
    if (notesOnPath.some(({ fact, shownWith }) => fact || (shownWith && !isShown(shownWith))))
      return false;
    return !isOfSaying(whole, path, language) && /\p{L}{2}/u.test(plainWords(value));
  });
}

// The texts that the first language lacks; a list may have more items in another language.
function withoutOriginal({ schema, value, places }: Entry, original: Entry): FieldPath[] {
  return walkFields(schema, value).flatMap(({ notes, value, path }) => {
    const isText = typeof value === "string" && isTranslatable(notes) && !notes.hasUsual;
    const isAdded = places?.has(path.join(".")) && valueAt(original.value, path) === undefined;
    return isText && isAdded && path.every((step) => typeof step === "string") ? [path] : [];
  });
}

// The meaning of a saying needs no translation into the language of the saying.
function isOfSaying(value: unknown, path: FieldPath, language: string) {
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

function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
