import { wordsOf } from "#app/content/languages/entries-in.ts";
import { keyName, keyOf, usedKey } from "#app/content/item-key.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { isTranslatable, notesAlong, schemaAt, walkFields } from "#app/content/walk-fields.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "A translation repeats a fact, or translates something that the first language does not have. Readers of the two languages would read different things. Delete it, or correct the original.",
  check(site, report) {
    const known = new Set(site.languages.map(({ language }) => language));
    const unknown = site.files.filter(({ isLayer, language }) => isLayer && !known.has(language));
    // One finding for each folder.
    for (const [language, path] of new Map(unknown.map((file) => [file.language, file.path]))) {
      const text = `site.yaml does not list the language "${language}". Add it below languages:, or delete this folder.`;
      report({ ...topOf(path), text });
    }
    for (const layer of site.entries) {
      if (!layer.isLayer || layer.file.kind.isPerLanguage || !known.has(layer.language)) continue;
      const original = originalOf(site, layer);
      if (original?.kind === layer.kind) checkWords(layer, original, report);
      else if (!original) report(strayTranslation(site, layer));
    }
  },
} satisfies Rule;

function strayTranslation({ entriesOf }: CheckedSite, layer: Entry) {
  const { kind, file, value, schema } = layer;
  const ids = entriesOf(kind).map(({ id }) => id);
  // Deleting an entry, such as a person who leaves, must not stop the site.
  const severity = layer.id === "" ? "error" : "warning";
  if (file.kind.form === "list")
    return { ...strayItem(layer, [], value, ids, keyName(schema)), severity } as const;
  const ownPost =
    kind === "posts"
      ? ` If the post is only in this language, move it to blog/ and add lang: ${layer.language}.`
      : "";
  const text = `There is no ${file.originalPath} to translate. Give this file the name of its original, or delete it.${ownPost}`;
  return { ...topOf(file.path), text };
}

// An item of a list that the first language does not have.
function strayItem(layer: Entry, path: FieldPath, item: unknown, keys: string[], name = "id") {
  const key = keyOf(item, name);
  const { originalPath } = layer.file;
  const advice = didYouMean(key, keys) || "Delete it, or correct the name.";
  const text = key
    ? `${originalPath} has no item with ${name}: ${key} here. ${advice}`
    : `Which item does this translate? Add ${name}: with the value from ${originalPath}.`;
  return { ...placeIn(layer, [...path, name]), text };
}

function checkWords(layer: Entry, original: Entry, report: Report) {
  const { schema, file } = layer;
  const words = wordsOf(layer);
  if (valueOf(layer, "draft") === false) {
    const text = `draft: false has no effect if ${file.originalPath} is a draft. Delete it here.`;
    report({ ...placeIn(layer, ["draft"]), text });
  }
  for (const { notes, value, path } of walkFields(schema, words)) {
    if (isKey(layer, path)) continue;
    const isLeaf = typeof value !== "object" || value === null;
    // A fact is reported once, with everything inside it.
    const isInFact = notesAlong(schema, path.slice(0, -1)).some(({ fact }) => fact);
    if (!isInFact && (notes.fact || (isLeaf && !isTranslatable(notes)))) {
      const name = path.findLast((step) => typeof step === "string");
      const text = `"${name}" is the same in every language and comes from ${file.originalPath}. Delete it here.`;
      report({ ...placeIn(layer, path), text });
    }
    const same = valueAt(original.value, path);
    if (!Array.isArray(value) || !Array.isArray(same)) continue;
    const key = usedKey(schemaAt(schema, [...path, 0]), same);
    const keys = same.map((item) => keyOf(item, key));
    for (const [at, item] of key ? value.entries() : [])
      if (!keys.includes(keyOf(item, key)))
        report(strayItem(layer, [...path, at], item, keys, key));
  }
}

// The key finds the item, so a translation may contain it.
function isKey({ file, path: place }: Entry, path: FieldPath) {
  const whole = [...place, ...path];
  const item = schemaAt(file.kind.fileSchema, whole.slice(0, -1));
  return typeof whole.at(-2) === "number" && keyName(item) === whole.at(-1);
}
