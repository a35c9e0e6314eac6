import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import type { FieldPath } from "#app/content/range.ts";
import { fieldAt, type ModelField } from "#app/content/model-fields.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { suggestion } from "#scripts/check/suggestion.ts";

type Words = { text: string; instead?: string };
type Issue = z.core.$ZodIssue;

// zod's own words, which say nothing.
const noMessage = "Invalid input";

/** What is wrong with a value of an entry and what to write, in a writer's words. */
export function issueWords(issue: Issue, entry: z.ZodType): Words {
  const { input, path } = issue as Issue & { path: FieldPath };
  const field = fieldAt(entry, path);
  const { expects } = field.notes;
  if (issue.code === "custom" && issue.message !== noMessage) return { text: issue.message };
  if (input === undefined) return { text: missingText(path, field) };
  const isGroup = typeof input === "object";
  if (path.length === 0 && expects && isGroup)
    return { text: `Some of these fields do not go together. There must be ${expects}.` };
  const written = isGroup ? "" : String(input);
  if (input === null || (!isGroup && written.trim() === ""))
    return { text: `${nameOf(path, field)} is empty. ${exampleText(path, field)}` };
  if (path.length === 0 && !isGroup && issue.code === "invalid_type")
    return {
      text: `"${shortened(written)}" is not an entry of this list. If it belongs to the field above, begin this line four spaces further to the right.`,
    };
  return valueWords(issue, path, field);
}

function missingText(path: FieldPath, field: ModelField) {
  const inner = fieldNames(field.schema).join(", ");
  const above = path.slice(0, -1).filter((step) => typeof step === "string");
  const place = above.length > 0 ? ` below ${above.join(".")}:` : "";
  const meaning = field.description ? ` (${field.description})` : "";
  const last = path.at(-1);
  const name = typeof last === "string" ? last : nameOf(path, field);
  const advice = inner
    ? `Add ${name}: with these fields below it: ${inner}.`
    : exampleText(path, field);
  return `The field "${name}" is missing${place}${meaning}. ${advice}`;
}

function valueWords(issue: Issue, path: FieldPath, field: ModelField): Words {
  const { input } = issue;
  const { expects } = field.notes;
  const isGroup = typeof input === "object";
  const written = isGroup ? "" : String(input);
  if (Array.isArray(input) && (issue.code === "too_small" || issue.code === "too_big"))
    return {
      text: `${nameOf(path, field)} has ${input.length} ${input.length === 1 ? "entry" : "entries"}. ${limitText(issue)}`,
    };
  const problem = isGroup
    ? `${nameOf(path, field)} cannot be written like this.`
    : `${nameOf(path, field)} says "${shortened(written)}".`;
  if (issue.code === "invalid_value")
    return choiceWords(problem, written, issue.values.map(String));
  // A date with a time certainly means that day.
  const day = field.type === "date" ? /^\d{4}-\d\d-\d\d(?=[T ])/.exec(written)?.[0] : undefined;
  if (day) return { text: `${problem} Write only the day: ${day}`, instead: day };
  const isTextExpected = issue.code === "invalid_type" && issue.expected === "string";
  const [pair] = isGroup && !Array.isArray(input) ? Object.entries(input as object) : [];
  if (pair && isTextExpected && typeof path.at(-1) === "number")
    return {
      text: `The colon breaks this entry. Put straight quotes round it: - "${pair.join(": ")}"`,
    };
  const example = exampleText(path, field);
  if (isGroup && isTextExpected)
    return { text: `${problem} Write it as one text on the line of its name. ${example}` };
  const usual = [
    expects && `It must be ${expects}.`,
    // What is expected often says it already.
    !expects?.includes(field.example || "…") && example,
  ];
  return {
    text: `${problem} ${adviceOn(issue, written, field) ?? usual.filter(Boolean).join(" ")}`,
  };
}

function choiceWords(problem: string, written: string, options: string[]): Words {
  const near = nearestWord(written, options);
  // One of a few short names is not a typing error for another.
  const isNear = near && distance(near.toLowerCase(), written.toLowerCase()) * 2 < written.length;
  return suggestion(problem, isNear ? near : undefined, `Write one of: ${options.join(", ")}.`);
}

// What to write instead, the most specific advice first.
function adviceOn(issue: Issue, written: string, { type, schema, example }: ModelField) {
  if (type === "date" && /^\d{4}-\d\d-\d\d$/.test(written))
    return "This day does not exist. Correct it.";
  if (type === "date") return "Write a day as year-month-day, like 2026-06-30.";
  if (issue.code === "too_small" || issue.code === "too_big") return limitText(issue);
  if (issue.code === "invalid_type") {
    if (/^\d{1,3}(?:,\d{3})+$/.test(written)) return "Write the number without commas.";
    if (issue.expected === "object") return fieldsBelow(fieldNames(schema));
    if (issue.expected === "array" && example.startsWith("["))
      return `It must be a list, like ${example}`;
    if (types[issue.expected]) return types[issue.expected];
  }
  return undefined;
}

type Limit = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function limitText(issue: Limit) {
  const limit =
    issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  return Array.isArray(issue.input) ? `There must be ${limit}.` : `It must be ${limit}.`;
}

function fieldsBelow(names: string[]) {
  return `It needs fields below it, each on its own line, two spaces further to the right: ${names.join(", ")}.`;
}

function nameOf(path: FieldPath, { label }: ModelField) {
  const last = path.at(-1);
  if (typeof last === "number") return `Entry ${last + 1}`;
  return last === undefined ? "This entry" : `"${label}"`;
}

function exampleText(path: FieldPath, { example }: ModelField) {
  const last = path.at(-1);
  const name = typeof last === "string" ? `${last}: ` : "- ";
  return `Example: ${name}${example || "…"}`;
}

function shortened(text: string) {
  return text.slice(0, 60);
}

const types: Partial<Record<string, string>> = {
  array: 'It must be a list: write each entry on a line of its own that begins with "- ".',
  string: 'It must be a text. Put straight quotes round it: "…"',
  boolean: "Write true or false, without quotes.",
  number: "Write a number, without quotes and without a unit.",
  int: "Write a whole number, without quotes and without a unit.",
};
