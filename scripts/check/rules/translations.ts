import { wordsOf } from "#app/content/languages/entries-in.ts";
import { keyName, keyOf, usedKey } from "#app/content/item-key.ts";
import { rangeIn, valueOf, type Entry } from "#app/content/entries.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import {
  fieldNames,
  hasFields,
  isTranslatable,
  notesAlong,
  schemaAt,
  walkFields,
} from "#app/content/walk-fields.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { issueWords } from "#scripts/check/issue-words.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "A translation repeats a fact, translates something that does not exist, or has an extra field or item. Readers of the two languages would read different things. Delete it, or correct the original.",
  check(site, report) {
    const known = new Set(site.languages.map(({ key }) => key));
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
      else if (original) continue;
      // A warning, because deleting an original must not stop the site.
      else report({ ...strayTranslation(site, layer), severity: "warning" });
    }
    for (const { entries } of site.languages.slice(1))
      for (const entry of entries) if (entry.layer && !entry.isValid) reportIssues(entry, report);
  },
} satisfies Rule;

function strayTranslation({ entriesOf }: CheckedSite, layer: Entry) {
  const { kind, id, file } = layer;
  if (file.kind.form !== "list") {
    const ownPost =
      kind === "posts"
        ? ` If the post is only in this language, move it to blog/ and add lang: ${layer.language}.`
        : "";
    const text = `There is no ${file.original} to translate. Give this file the name of its original, or delete it.${ownPost}`;
    return { ...topOf(file.path), text };
  }
  const ids = entriesOf(kind).map((entry) => entry.id);
  const name = keyName(layer.schema) ?? "id";
  const text = `${file.original} has no entry with ${name}: ${id}. ${didYouMean(id, ids)}`.trim();
  return { ...placeIn(layer, [name]), text };
}

function checkWords(layer: Entry, original: Entry, report: Report) {
  const { schema, file } = layer;
  const words = wordsOf(layer);
  if (valueOf(layer, "draft") === false) {
    const text = `draft: false has no effect if ${file.original} is a draft. Delete it here.`;
    report({ ...placeIn(layer, ["draft"]), text });
  }
  for (const { notes, value, path } of walkFields(schema, words)) {
    if (isKey(layer, path)) continue;
    const isLeaf = typeof value !== "object" || value === null;
    // A fact is reported once, with everything inside it.
    const isInFact = notesAlong(schema, path.slice(0, -1)).some(({ fact }) => fact);
    if (!isInFact && (notes.fact || (isLeaf && !isTranslatable(notes)))) {
      const name = path.findLast((step) => typeof step === "string");
      const text = `"${name}" is the same in every language and comes from ${file.original}. Delete it here.`;
      report({ ...placeIn(layer, path), text });
    }
    const same = valueAt(original.value, path);
    if (Array.isArray(value) && Array.isArray(same))
      checkList({ layer, path, list: value, original: same }, report);
  }
  for (const { path, key } of unknownFields(layer, words)) {
    const names = fieldNames(schemaAt(schema, path));
    const text = `There is no field called "${key}" here. ${didYouMean(key, names)}`.trim();
    report({ file: file.path, ...file.rangeOfKey([...layer.path, ...path], key), text });
  }
}

type List = { layer: Entry; path: Path; list: unknown[]; original: unknown[] };

function checkList({ layer, path, list, original }: List, report: Report) {
  const name = usedKey(schemaAt(layer.schema, [...path, 0]), original);
  if (!name && list.length > original.length) {
    const text = `This list has ${list.length} items, but the one in ${layer.file.original} has ${original.length}. Delete the extra ones here, or add them there.`;
    report({ ...placeIn(layer, [...path, original.length]), text });
  }
  const keys = original.map((item) => keyOf(item, name));
  for (const [at, item] of list.entries()) {
    const key = keyOf(item, name);
    if (!name || keys.includes(key)) continue;
    const text = key
      ? `${layer.file.original} has no item with ${name}: ${key} here. ${didYouMean(key, keys) || "Delete it, or correct the name."}`
      : `Which item does this translate? Add ${name}: with the value from ${layer.file.original}.`;
    report({ ...placeIn(layer, [...path, at]), text: text.trim() });
  }
}

// The key finds the item, so a translation may contain it.
function isKey({ file, path: place }: Entry, path: Path) {
  const whole = [...place, ...path];
  const item = schemaAt(file.kind.fileSchema, whole.slice(0, -1));
  return typeof whole.at(-2) === "number" && keyName(item) === whole.at(-1);
}

function unknownFields({ schema }: Entry, words: unknown) {
  return walkFields(schema, words).flatMap(({ schema: fieldSchema, value, path }) => {
    const names = fieldNames(fieldSchema);
    if (names.length === 0 || !hasFields(value)) return [];
    return Object.keys(value).flatMap((key) => (names.includes(key) ? [] : [{ path, key }]));
  });
}

// Reports only problems of the translation; those of the original are reported in its own file.
function reportIssues({ layer, schema, value }: Entry, report: Report) {
  if (!layer) return;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const isHere = issue.path.length === 0 || valueAt(layer.value, issue.path) !== undefined;
    if (!isHere) continue;
    const range = rangeIn(layer, issue.path);
    report({ file: layer.file.path, ...range, ...issueWords(issue, schema) });
  }
}
