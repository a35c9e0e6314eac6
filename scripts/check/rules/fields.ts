import type { z } from "zod";
import { addressOf } from "#app/content/addresses.ts";
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
    "A field is missing, unknown, or not what the handbook says (content/handbook/fields/README.md).",
  check({ files, entries }, report) {
    for (const { path, kind, data, faults, isLayer } of files) {
      if (kind.form !== "list" || faults.length > 0) continue;
      const needs = isLayer ? undefined : kind.needs;
      if (Array.isArray(data) && (!needs || needs.isMet(data))) continue;
      const text = Array.isArray(data)
        ? `This list has to have ${needs?.expects}.`
        : 'This file has to be a list. Begin each entry with "- " at the left edge; write [] where there is none.';
      report({ ...topOf(path), text });
    }
    for (const entry of entries.filter(
      ({ isValid, isLayer, file }) => !isValid && !isLayer && file.faults.length === 0,
    )) {
      const { kind, path } = entry.file;
      const fits = (other: Kind) =>
        other.form === "folder" && other.schema.safeParse(entry.value).success;
      const home = kind.form === "folder" && kinds.find(fits);
      const text = `These are the fields of a file in ${home && home.path}/. Move this file there.`;
      if (home) report({ ...topOf(path), text });
      else tellIssues(entry, report);
    }
  },
} satisfies Rule;

function tellIssues(entry: Entry, report: Report) {
  const { schema, value, file, path: own } = entry;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  // What an unknown field was probably meant to be is not missing too.
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = fieldNames(schemaAt(schema, issue.path));
    const free = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
    const isPage = issue.path.length === 0 && file.kind.form === "folder";
    for (const key of issue.keys) {
      const foreign = isPage && foreignField(key, valueOf(entry, key), addressOf(entry));
      if (foreign) {
        const { own: name = "", ...said } = foreign;
        const isFree = free.includes(name) && !meant.has(name);
        if (isFree) meant.add(name);
        const instead = isFree ? said.instead : undefined;
        report({ file: file.path, ...file.rangeOfKey(own, key), text: said.text, instead });
        continue;
      }
      if (key === "draft" && typeof file.kind.address === "string") {
        const text = `This page cannot be a draft. To hide it, write it below hide: in site.yaml, and delete draft:.`;
        report({ file: file.path, ...file.rangeOfKey(own, key), text });
        continue;
      }
      const near = nearestWord(key, free) ?? sameIn(key, free);
      if (near) meant.add([...issue.path, near].join("."));
      const place = { file: file.path, ...file.rangeOfKey([...own, ...issue.path], key) };
      const advice = `The fields here are: ${known.join(", ")}.`;
      report({ ...place, ...suggestion(`There is no field called "${key}" here.`, near, advice) });
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || meant.has(issue.path.join("."))) continue;
    const said = issueWords(issue, issue.path, schemaAt(schema, issue.path));
    report({ ...placeOf(entry, issue), ...said });
  }
}

// Names that writers give to the same thing.
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

// An empty value has the place of its name, and a missing one that of the field around it.
function placeOf(entry: Entry, { path, input }: z.core.$ZodIssue) {
  if (input === undefined && path.length > 1)
    return placeOf(entry, { path: path.slice(0, -1), input: null } as z.core.$ZodIssue);
  const name = path.at(-1);
  if (input !== null || typeof name !== "string") return placeIn(entry, path);
  const parent = [...entry.path, ...path.slice(0, -1)];
  return { file: entry.file.path, ...entry.file.rangeOfKey(parent, name) };
}
