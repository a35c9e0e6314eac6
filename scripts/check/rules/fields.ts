import type { z } from "zod";
import type { Entry } from "#app/content/entries.ts";
import type { Path } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";

const rule: Rule = {
  severity: "error",
  about: "A field is missing, unknown, or not what the handbook says (content/handbook/fields.md).",
  examples: {
    bad: [
      { "pledges.yaml": "- id: a\n  nane: Friends\n  amount: KES 100\n  purpose: Books\n" },
      { "pledges.yaml": "- id: a\n  name: Friends\n  amount: 100\n  purpose: Books\n" },
      { "pledges.yaml": "" },
    ],
    good: [
      { "pledges.yaml": "[]" },
      { "pledges.yaml": "- id: a\n  name: Friends\n  amount: KES 100\n  purpose: Books\n" },
    ],
  },
  check({ files, entries }, report) {
    for (const { path, kind, data, faults } of files) {
      if (kind.form !== "list" || Array.isArray(data) || faults.length > 0) continue;
      const isEmpty = data === null || data === undefined;
      const text = isEmpty
        ? "There is no entry in this file. Bring back what stood here, or write [] if it is to be empty."
        : 'This file has to be a list. Begin each entry with "- " at the left edge.';
      report({ file: path, start: 0, end: 0, text });
    }
    for (const entry of entries) {
      if (!entry.isValid && entry.file.faults.length === 0) tellIssues(entry, report);
    }
  },
};

export default rule;

function tellIssues(entry: Entry, report: Report) {
  const { schema, value, file, path: own } = entry;
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  // What an unknown field was probably meant to be is not missing too.
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = fieldNames(schemaAt(schema, issue.path));
    const free = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
    for (const key of issue.keys) {
      const near = nearestWord(key, free);
      if (near) meant.add([...issue.path, near].join("."));
      report({
        file: file.path,
        ...file.rangeOfKey([...own, ...issue.path], key),
        text: `There is no field called "${key}" here. ${near ? `Did you mean "${near}"?` : `The fields here are: ${known.join(", ")}.`}`,
        ...(near && { instead: near }),
      });
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || meant.has(issue.path.join("."))) continue;
    report({ ...placeOf(entry, issue), ...wordsFor(issue, schemaAt(schema, issue.path)) });
  }
}

// An empty value has no place of its own but that of its name.
function placeOf(entry: Entry, { path, input }: z.core.$ZodIssue) {
  const name = path.at(-1);
  if (input !== null || typeof name !== "string") return placeIn(entry, path);
  const parent = [...entry.path, ...path.slice(0, -1)];
  return { file: entry.file.path, ...entry.file.rangeOfKey(parent, name) };
}

function wordsFor(
  issue: z.core.$ZodIssue,
  schema: z.ZodType | undefined,
): { text: string; instead?: string } {
  const { input, path } = issue;
  const name = nameOf(path);
  const { expects, format, oneOf, description = "" } = fieldNotes(schema);
  const like = `Write it like ${exampleLine(path, schema)}`;
  if (input === undefined)
    return {
      text: `The field "${String(path.at(-1))}" is missing (${description || "see the handbook"}). ${howToAdd(path, schema)}`,
    };
  const isGroup = typeof input === "object";
  const written = String(input);
  if (input === null || (!isGroup && written.trim() === ""))
    return { text: `${name} is empty. ${like}` };
  const says = isGroup
    ? `${name} is not as it has to be.`
    : `${name} says "${written.slice(0, 60)}".`;
  if (format === "date") return { text: `${says} Write a day as year-month-day, like 2026-06-30.` };
  if (issue.code === "invalid_value") {
    const options = issue.values.map(String);
    const near = isGroup ? undefined : nearestWord(written, options);
    return {
      text: `${says} It can be one of: ${options.join(", ")}. ${isGroup ? "" : didYouMean(written, options)}`.trim(),
      ...(near && { instead: near }),
    };
  }
  if (issue.code === "too_small")
    return { text: `${says} It has to have at least ${issue.minimum}.` };
  if (issue.code === "too_big") return { text: `${says} It has to have at most ${issue.maximum}.` };
  if (issue.code === "invalid_type") return { text: `${says} ${types[issue.expected] ?? like}` };
  if (oneOf) {
    const names = oneOf.flatMap(({ required }) => required).join(" or ");
    return { text: `${says} It needs ${expects ?? ""}: exactly one of ${names}.` };
  }
  return { text: `${says} ${expects ? `It has to be ${expects}. ` : ""}${like}` };
}

const types: Partial<Record<string, string>> = {
  array: 'It has to be a list: put each entry on a line of its own that begins with "- ".',
  object: "It has fields of its own: put each on a line below, two spaces further to the right.",
  string: 'It has to be one text: put straight quotes round it: "…"',
  boolean: "Write true or false, without quotes.",
  number: "Write a number, without quotes and without a unit.",
  int: "Write a whole number, without quotes and without a unit.",
};

function nameOf(path: Path) {
  const last = path.at(-1) ?? "This entry";
  return typeof last === "number" ? `Entry ${last + 1}` : String(last);
}

function exampleLine(path: Path, schema: z.ZodType | undefined) {
  const example = fieldNotes(schema).examples?.[0] ?? "…";
  return typeof path.at(-1) === "number" ? `- ${example}` : `${String(path.at(-1))}: ${example}`;
}

function howToAdd(path: Path, schema: z.ZodType | undefined) {
  const inner = fieldNames(schema);
  return inner.length > 0
    ? `Add ${String(path.at(-1))}: and these fields below it: ${inner.join(", ")}.`
    : `Add a line like ${exampleLine(path, schema)}`;
}
