import type { z } from "zod";
import type { Path } from "#app/content/range.ts";
import { fieldNames, fieldNotes } from "#app/content/walk-fields.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";

/** Why a value does not fit its field, and what to write, in a writer's words. */
export function issueWords(
  issue: z.core.$ZodIssue,
  path: Path,
  schema: z.ZodType | undefined,
): { text: string; instead?: string } {
  const { input } = issue;
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
