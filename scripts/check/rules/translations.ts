import type { z } from "zod";
import { pathInLayer, wordsOf } from "#app/content/languages/entries-in.ts";
import type { SiteLanguage } from "#app/content/languages/languages-in.ts";
import { keyName, keyOf, usedKey } from "#app/content/item-key.ts";
import { languageOf, valueOf, type Entry } from "#app/content/entries.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { entryInSection } from "#app/content/parts/voices-of.ts";
import { isDraft, isPublic } from "#app/content/public-days.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { quotesNamed } from "#app/content/reading/pointers-of.ts";
import {
  isTranslatable,
  notesAlong,
  schemaAt,
  walkFields,
  type FieldNotes,
  type FieldValue,
} from "#app/content/walk-fields.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { isSentenceIn } from "#scripts/check/words/language.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "A translation repeats a fact, or translates something that the first language does not have, so readers of the two languages would read different things. Delete it, or correct the original. A text that one language lacks is a warning: translate it, or delete it.",
  check(site, report) {
    const wrong = new Set<string>();
    const reportWrong: Report = (finding) => {
      wrong.add(finding.file);
      report(finding);
    };
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
      if (original && languageOf(original) === layer.language)
        reportWrong({ ...topOf(layer.file.path), text: alreadyIn(original) });
      else if (original) checkWords(layer, original, reportWrong);
      // The original may have this name once its own is corrected.
      else if (site.entriesOf(layer.kind).every(({ isValid }) => isValid))
        reportWrong(strayTranslation(site, layer));
    }
    // What a wrong name leaves without a translation is not missing too.
    for (const language of site.languages.slice(1))
      checkMissing(site, language, (finding) => wrong.has(finding.file) || report(finding));
  },
} satisfies Rule;

function alreadyIn(original: Entry) {
  const { path } = original.file;
  const lang = valueOf(original, "lang");
  return typeof lang === "string"
    ? `${path} is in this language itself (lang: ${lang}). Delete this file, or correct lang: there.`
    : `${path} is in this language itself. Delete this file.`;
}

function strayTranslation({ entries, entriesOf }: CheckedSite, layer: Entry) {
  const { kind, file, value, schema, language } = layer;
  const isBeside = (entry: Entry) =>
    entry.isLayer && entry.kind === kind && entry.language === language;
  const translated = new Set(entries.flatMap((entry) => (isBeside(entry) ? entry.id : [])));
  const ids = entriesOf(kind).flatMap(({ id }) => (translated.has(id) ? [] : id));
  if (file.kind.form === "list") return strayItem(layer, [], value, ids, keyName(schema));
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
  const same = `A translation has the same ${name} as ${originalPath}: write that, or delete this if the original is gone.`;
  const advice = didYouMean(key, keys) || same;
  const text = key
    ? `${originalPath} has no item with ${name}: ${key} here. ${advice}`
    : `Which item does this translate? Add ${name}: with the value from ${originalPath}.`;
  // Deleting an item, such as a person who leaves, must not stop the site.
  const severity = key ? ("warning" as const) : ("error" as const);
  return { ...placeIn(layer, [...path, name]), text, severity };
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
    if (same.length === 0 && value.length > 0) {
      const text = `This list is empty in ${file.originalPath}, so nothing here is shown. Write [] here too.`;
      report({ ...placeIn(layer, path), text, severity: "warning" });
    }
    const key = usedKey(schemaAt(schema, [...path, 0]), same);
    const lost = !key && value.length !== same.length && factIn(schema, path, same);
    if (lost) {
      const text = `"${lost}" comes from the item of ${file.originalPath} at the same place, and the list there has another length. Write the same items in both files.`;
      report({ ...placeIn(layer, path), text });
    }
    const keys = same.map((item) => keyOf(item, key));
    const translated = value.map((item) => keyOf(item, key));
    const free = keys.filter((one) => !translated.includes(one));
    for (const [at, item] of key ? value.entries() : [])
      if (!keys.includes(keyOf(item, key)))
        report(strayItem(layer, [...path, at], item, free, key));
  }
}

// The name of a value in the items of a list that a translation takes from its original.
function factIn(schema: z.ZodType, path: FieldPath, items: unknown[]) {
  const list = schemaAt(schema, path);
  const fact = (list ? walkFields(list, items) : []).find(
    ({ notes, value }) => typeof value !== "object" && !isTranslatable(notes),
  );
  return fact?.path.findLast((step) => typeof step === "string");
}

// The key finds the item, so a translation may contain it.
function isKey({ file, path: place }: Entry, path: FieldPath) {
  const whole = [...place, ...path];
  const item = schemaAt(file.kind.fileSchema, whole.slice(0, -1));
  return typeof whole.at(-2) === "number" && keyName(item) === whole.at(-1);
}

// Words of a page that other pages show too.
const wordsElsewhere = [
  { ...designedPages.contact, kind: "contact", words: "the form", on: ["donate"] },
  { ...designedPages.blog, kind: "blog", words: "the labels", on: ["posts", "lesoPage"] },
] as const;

const namedAtMost = 5;

// Texts that a page has in one of two languages only.
function checkMissing(
  site: CheckedSite,
  language: SiteLanguage & { entries: Entry[] },
  report: Report,
) {
  const { name, entries } = language;
  // What is public later needs its words now.
  const listed = entries.filter(
    (entry) => !isDraft(entry) && isPublic(entry, { day: site.day, drafts: true }),
  );
  const isShown = (section: string, kind: string) =>
    entryInSection(listed, section, kind) !== undefined;
  const posts = listed.filter(({ kind }) => kind === "posts");
  const categories = new Set(posts.map((post) => valueOf(post, "category")));
  const severity = "warning";
  const isSeen = (entry: Entry) => !isDraft(entry) && !site.isHidden(entry);
  const shown = new Set(entries.filter(isSeen).map(({ kind }) => kind));
  for (const { kind, path, words, on } of wordsElsewhere) {
    if (shown.has(kind) || !on.some((other) => shown.has(other)) || !site.entriesOf(kind)[0])
      continue;
    const text = `Other pages in ${name} show ${words} of this page untranslated, because this translation is missing or a draft. Restore it.`;
    report({ ...topOf(`${language.language}/${path}`), text, severity });
  }
  for (const entry of entries) {
    const { layer, file, original } = entry;
    const missing = missingWords(entry, isShown, categories);
    if (!layer && file.kind.form === "single" && missing.length > 0)
      report({ ...missingFile(site, language, file.originalPath, missing), severity });
    const isWhole = !layer && file.kind.form === "list" && missing.length > 0;
    if (isWhole && entry.isValid && isSeen(entry)) {
      const text = `This is not translated into ${name}, or only in a draft. Add it to ${language.language}/${file.originalPath}.`;
      report({ ...placeIn(entry), text, severity });
    }
    // A misspelt field is not missing too.
    if (!layer || !original || !entry.isValid) continue;
    for (const { path, value } of missing) {
      const text = `"${shortened(String(value))}" is not translated into ${name}. Add ${fieldAt(path)}.`;
      const inFile = pathInLayer(entry, path);
      const subject = { field: [...layer.path, ...inFile] };
      report({ ...placeIn(layer, inFile), text, severity, subject });
    }
    const left = headingsLeft(original, layer);
    if (left > 0) {
      const text = `${file.originalPath} has ${left} more ${left === 1 ? "heading" : "headings"}, so a part of this text is not translated. Translate it, or accept this with allow:.`;
      report({ ...placeIn(layer), text, severity });
    }
    for (const quote of left <= 0 ? lostQuotes(entry, original) : []) {
      const text = `${file.originalPath} quotes {{${quote}}}, and this translation does not, so its readers miss a fact. Write {{${quote}}} where it belongs.`;
      report({ ...placeIn(layer), text, severity });
    }
    for (const { path, value } of untranslated(entry, original)) {
      const text = `"${shortened(value)}" is the same as in ${file.originalPath}. Translate it into ${name}.`;
      report({ ...placeIn(layer, pathInLayer(entry, path)), text, severity });
    }
    for (const path of withoutOriginal(entry, original)) {
      const text = `${file.originalPath} has no ${fieldAt(path)}, so its readers miss this text. Add it there too, or delete it here.`;
      report({ ...placeIn(layer, path), text, severity });
    }
  }
}

// Writers count the entries of a list from 1.
function fieldAt(path: FieldPath) {
  return path.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");
}

// Missing labels are one finding per file.
function missingFile(
  site: CheckedSite,
  { language, name }: SiteLanguage,
  file: string,
  missing: FieldValue[],
) {
  const words = missing.map(({ path }) => path);
  const [siteEntry] = site.entriesOf("site");
  const place = siteEntry ? placeIn(siteEntry, ["languages"]) : topOf("site.yaml");
  const names = words.slice(0, namedAtMost).map(fieldAt).join(", ");
  const rest = words.length > namedAtMost ? ` and ${words.length - namedAtMost} more` : "";
  const text = `Pages in ${name} lack ${names}${rest}. Add them to ${language}/${file}.`;
  return { ...place, text };
}

// The texts that come from the first language.
function missingWords(
  entry: Entry,
  isShown: (section: string, kind: string) => boolean,
  categories: ReadonlySet<unknown>,
): FieldValue[] {
  const { schema, value: whole, places } = entry;
  const fields = walkFields(schema, whole);
  // Readers see the id of a category until it has a name.
  const id = fields.find(({ notes, path }) => notes.copy && path.join(".") === "id");
  const isUnnamed = categories.has(entry.id) && !places?.has("name");
  const unnamed = id && isUnnamed ? [{ ...id, path: ["name"] }] : [];
  const missing = fields.filter(({ notes, value, path }) => {
    if (typeof value !== "string" || places?.has(path.join("."))) return false;
    if (!notes.copy || notes.hasUsual || notes.language) return false;
    const isLeftOut = ({ fact, shownWith }: FieldNotes) =>
      fact || (shownWith && !isShown(String(path[0]), shownWith));
    if (notesAlong(schema, path).some(isLeftOut)) return false;
    return /\p{L}{2}/u.test(plainWords(value));
  });
  return [...missing, ...unnamed];
}

// A number or a figure is often spelled out in another language; the others are contacts and days.
const spelledOut = /^(?:count:|(?!email$|phone$)[\w-]+$)/;

// The contacts and days that the original quotes and the translation leaves out, such as a helpline.
function lostQuotes(entry: Entry, original: Entry) {
  const kept = quotesNamed(entry);
  const lost = quotesNamed(original).filter((name) => !kept.includes(name));
  return new Set(lost.filter((name) => !spelledOut.test(name)));
}

// The sentences that a translation repeats word for word; names may be the same.
function untranslated({ schema, value: whole, places }: Entry, original: Entry) {
  return walkFields(schema, whole).flatMap(({ notes, value, path }) => {
    if (typeof value !== "string" || !isTranslatable(notes) || notes.language) return [];
    const isSame = places?.has(path.join(".")) && valueAt(original.value, path) === value;
    return isSame && isSentenceIn(languageOf(original), value) ? [{ path, value }] : [];
  });
}

// How many headings of the original a translation lacks.
function headingsLeft(...entries: [Entry, Entry]) {
  const [all = 0, there = 0] = entries.map(
    ({ file: { body } }) => body?.tree.children?.filter(({ type }) => type === "heading").length,
  );
  return all - there;
}

// The texts that the first language lacks; a list may have more items in another language.
function withoutOriginal({ schema, value, places }: Entry, original: Entry): FieldPath[] {
  return walkFields(schema, value).flatMap(({ notes, value, path }) => {
    const isText = typeof value === "string" && isTranslatable(notes) && !notes.hasUsual;
    const isAdded = places?.has(path.join(".")) && valueAt(original.value, path) === undefined;
    return isText && isAdded && path.every((step) => typeof step === "string") ? [path] : [];
  });
}

// Quoted facts are the same in every language.
function plainWords(text: string) {
  return text.replace(/\{\{?[^{}]*\}?\}/g, "");
}

function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
