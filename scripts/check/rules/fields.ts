import type { z } from "zod";
import { addressOf } from "#app/content/addresses.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { fieldNames, schemaAt } from "#app/content/walk-fields.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import { issueWords } from "#scripts/check/issue-words.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { suggestion } from "#scripts/check/suggestion.ts";
import { foreignField } from "#scripts/check/words/foreign-fields.ts";

export default {
  severity: "error",
  about:
    "A field is missing or unknown, or its value is not allowed. The pages of the handbook in content/handbook/fields list what each file may contain.",
  check({ files, entries }, report) {
    for (const file of files) checkList(file, report);
    for (const entry of entries.filter(
      ({ isValid, isLayer, file }) => !isValid && !isLayer && file.faults.length === 0,
    )) {
      const { kind, path } = entry.file;
      const fits = (other: Kind) =>
        other.form === "folder" && other.schema.safeParse(entry.value).success;
      const folder = kind.form === "folder" ? kinds.find(fits) : undefined;
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
  const { schema, value } = entry;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  // A field that is probably misspelt is not missing too.
  const meant = new Set<string>();
  for (const issue of issues)
    if (issue.code === "unrecognized_keys") reportUnknownFields(entry, issue, meant, report);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || meant.has(issue.path.join("."))) continue;
    report({ ...placeOf(entry, issue), ...issueWords(issue, schema) });
  }
}

function reportUnknownFields(
  entry: Entry,
  { path, keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  meant: Set<string>,
  report: Report,
) {
  const { schema, file } = entry;
  const known = fieldNames(schemaAt(schema, path));
  const free = known.filter((name) => !Object.hasOwn(input ?? {}, name));
  const isPage = path.length === 0 && file.kind.form === "folder";
  for (const key of keys) {
    const place = { file: file.path, ...file.rangeOfKey([...entry.path, ...path], key) };
    const foreign = isPage && foreignField(key, valueOf(entry, key), addressOf(entry));
    if (foreign) {
      const { field = "", text, instead } = foreign;
      const isFree = free.includes(field) && !meant.has(field);
      if (isFree) meant.add(field);
      report({ ...place, text, instead: isFree ? instead : undefined });
      continue;
    }
    if (key === "draft" && typeof file.kind.address === "string") {
      report({ ...place, text: noDraft });
      continue;
    }
    const near = nearestWord(key, free) ?? sameIn(key, free);
    if (near) meant.add([...path, near].join("."));
    const advice = `The fields here are: ${known.join(", ")}.`;
    report({ ...place, ...suggestion(`There is no field called "${key}" here.`, near, advice) });
  }
}

const noDraft =
  "This page cannot be a draft. To hide it, delete draft: and add its name to hide: in site.yaml.";

// Names that writers use for the same field.
const likeNames = [
  "place venue location where",
  "text description body details summary content",
  "title name heading headline",
  "image picture photo img logo",
  "href url address",
  "date day when",
].map((names) => names.split(" "));

function sameIn(key: string, free: string[]) {
  const same = likeNames.find((names) => names.includes(key)) ?? [];
  return same.find((name) => free.includes(name));
}

// The place of an empty value is its name; that of a missing value is the field around it.
function placeOf(entry: Entry, { path, input }: z.core.$ZodIssue) {
  if (input === undefined && path.length > 1)
    return placeOf(entry, { path: path.slice(0, -1), input: null } as z.core.$ZodIssue);
  const name = path.at(-1);
  if (input !== null || typeof name !== "string") return placeIn(entry, path);
  const parent = [...entry.path, ...path.slice(0, -1)];
  return { file: entry.file.path, ...entry.file.rangeOfKey(parent, name) };
}
