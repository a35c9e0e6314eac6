import type { z } from "zod";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Entry } from "#app/content/entries.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { descriptionOf, pathInLayer } from "#app/content/languages/entries-in.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import { issueWords } from "#scripts/check/issue-words.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { suggestion } from "#scripts/check/suggestion.ts";

export default {
  severity: "error",
  about:
    "A field is missing or unknown, or its value is not allowed. The pages of the handbook in content/handbook/fields list what each file may contain.",
  check({ files, entries, languages }, report) {
    for (const file of files) checkList(file, report);
    const translated = languages.flatMap((language) =>
      language.entries.flatMap((entry) => (entry.layer ? [entry, descriptionOf(entry.layer)] : [])),
    );
    for (const entry of [...entries, ...translated]) {
      if (entry.isValid || entry.file.faults.length > 0) continue;
      const { kind, path } = entry.file;
      const fits = (other: Kind) =>
        other.form === "folder" && other.schema.safeParse(entry.value).success;
      const folder = kind.form === "folder" && !entry.layer ? kinds.find(fits) : undefined;
      const text = `This file has the fields of a file in ${folder?.path}/. Move it there.`;
      if (folder) report({ ...topOf(path), text });
      else reportIssues(entry, report);
    }
  },
} satisfies Rule;

function checkList({ path, kind, data, faults, isLayer }: ContentFile, report: Report) {
  if (kind.form !== "list" || faults.length > 0) return;
  const needs = isLayer ? undefined : kind.needs;
  if (Array.isArray(data) && (!needs || needs.isMet(data))) return;
  const text = Array.isArray(data)
    ? `This list needs ${needs?.expects}.`
    : 'This file must be a list. Begin each entry with "- " at the left edge, or write [] if there are none.';
  report({ ...topOf(path), text });
}

function reportIssues(entry: Entry, report: Report) {
  const { schema, value, original } = entry;
  const all = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  // The issues of an original are reported in its own file.
  const issues = all.filter(({ path }) => original?.isValid !== false || isWritten(entry, path));
  // A field that is probably misspelt is not missing too.
  const meant = new Set<string>();
  for (const issue of issues)
    if (issue.code === "unrecognized_keys") reportUnknownFields(entry, issue, meant, report);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || meant.has(issue.path.join("."))) continue;
    const gone = original && issue.input === undefined && goneFrom(original, issue.path);
    if (gone) {
      const text = `${original.file.path} has no ${gone.join(".")}: to translate. Delete it here, or add it there.`;
      report({ ...placeOfKey(entry, gone), text });
      continue;
    }
    // The rule translations reports a list that has another length than its original.
    if (original && issue.input === undefined && fieldNotes(schemaAt(schema, issue.path)).fact)
      continue;
    const field = [...(entry.layer ?? entry).path, ...pathInLayer(entry, issue.path)];
    const subject = issue.input === undefined ? { field } : undefined;
    report({ ...placeOf(entry, issue), ...issueWords(issue, schema), subject });
  }
}

// The section around a missing field, if the original has no such section.
function goneFrom({ value }: Entry, path: FieldPath) {
  const around = path.map((_, at) => path.slice(0, at)).slice(1);
  const gone = around.find((section) => valueAt(value, section) === undefined);
  return gone?.every((step) => typeof step === "string") ? gone : undefined;
}

// True for a value in the entry's own file.
function isWritten({ places, value }: Entry, path: FieldPath) {
  return places ? places.has(path.join(".")) : valueAt(value, path) !== undefined;
}

function reportUnknownFields(
  entry: Entry,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  meant: Set<string>,
  report: Report,
) {
  const { schema, file } = entry;
  const known = fieldNames(schemaAt(schema, path));
  const free = known.filter((name) => !isWritten(entry, [...path, name]));
  const fieldOf = (name: string) => [...path, name].join(".");
  for (const key of keys.filter((name) => isWritten(entry, [...path, name]))) {
    const place = placeOfKey(entry, [...path, key]);
    if (key === "draft" && typeof file.kind.address === "string") {
      report({ ...place, text: noDraft });
      continue;
    }
    const left = free.filter((name) => !meant.has(fieldOf(name)));
    const near = nearestWord(key, left) ?? sameIn(key, left);
    if (near) meant.add(fieldOf(near));
    const fits =
      near &&
      schemaAt(schema, [...path, near])?.safeParse(valueAt(entry.value, [...path, key])).success;
    const advice = `The fields here are: ${known.join(", ")}. Use one of them, or delete this line.`;
    const words = suggestion(`There is no field called "${key}" here.`, near, advice);
    report({ ...place, ...words, instead: fits ? near : undefined });
  }
  // A line such as "About: /about" is one mistake, not one for each field.
  const isItem = entry.path.length + path.length > 0 && free.length === known.length;
  const fields = known.map(fieldOf);
  if (isItem && !fields.some((field) => meant.has(field)))
    for (const field of fields) meant.add(field);
}

const noDraft =
  "This page cannot be a draft. To hide it, delete draft: and add its name to hide: in site.yaml.";

// Names that writers use for the same field.
const likeNames = [
  "place venue location where",
  "text description excerpt body details summary content",
  "title name heading headline",
  "image picture photo img logo cover banner featured_image",
  "href url address",
  "date day when pubDate",
].map((names) => names.split(" "));

function sameIn(key: string, free: string[]) {
  const same = likeNames.find((names) => names.includes(key)) ?? [];
  return same.find((name) => free.includes(name));
}

// The place of an empty value is its name; that of a missing value is the field around it.
function placeOf(entry: Entry, { path, input }: z.core.$ZodIssue) {
  if (input === undefined && path.length > 1) return placeOfKey(entry, path.slice(0, -1));
  return input === null
    ? placeOfKey(entry, path)
    : placeIn(entry.layer ?? entry, pathInLayer(entry, path));
}

// The place of the name of a field, in the translation if it comes from there.
function placeOfKey(entry: Entry, path: FieldPath) {
  const written = entry.layer ?? entry;
  const place = pathInLayer(entry, path);
  const name = place.at(-1);
  if (typeof name !== "string") return placeIn(written, place);
  const parent = [...written.path, ...place.slice(0, -1)];
  return { file: written.file.path, ...written.file.rangeOfKey(parent, name) };
}
