import type { z } from "zod";
import type { Path } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { suggestion } from "#scripts/check/suggestion.ts";

type Words = { text: string; instead?: string };

/** Why a value does not fit its field, and what to write, in a writer's words. */
export function issueWords(
  issue: z.core.$ZodIssue,
  path: Path,
  schema: z.ZodType | undefined,
): Words {
  const { code, input } = issue;
  const last = path.at(-1) ?? "This entry";
  const isItem = typeof last === "number";
  const {
    expects,
    format,
    oneOf,
    description = "see the handbook",
    examples = ["…"],
  } = fieldNotes(schema);
  const like = `Write it like ${isItem ? "-" : `${String(last)}:`} ${examples[0]}`;
  const inner = fieldNames(schema);
  if (input === undefined) {
    const below =
      inner.length > 0 && `Add ${String(last)}: and these fields below it: ${inner.join(", ")}.`;
    return { text: `The field "${String(last)}" is missing (${description}). ${below || like}` };
  }
  const name = isItem ? `Entry ${last + 1}` : String(last);
  const isGroup = typeof input === "object";
  const written = isGroup ? "" : String(input);
  if (input === null || (!isGroup && written.trim() === ""))
    return { text: `${name} is empty. ${like}` };
  const says = isGroup
    ? `${path.join(".") || name} (${description}) is wrong here.`
    : `${name} says "${written.slice(0, 60)}".`;
  if (code === "invalid_value") {
    const options = issue.values.map(String);
    return suggestion(says, nearestWord(written, options), `Write one of: ${options.join(", ")}.`);
  }
  const told = (field: string) =>
    `${field}: (${fieldNotes(schemaAt(schema, [field])).description})`;
  const either = oneOf?.flatMap(({ required }) => required.map(told)).join(" or ");
  const advice =
    (format === "date" && "Write a day as year-month-day, like 2026-06-30.") ||
    (code === "too_small" && `It has to have at least ${issue.minimum}.`) ||
    (code === "too_big" && `It has to have at most ${issue.maximum}.`) ||
    (code === "invalid_type" &&
      /^\d{1,3}(?:,\d{3})+$/.test(written) &&
      "Write the number without commas.") ||
    (code === "invalid_type" && issue.expected === "object" && fieldsBelow(inner)) ||
    (code === "invalid_type" && types[issue.expected]) ||
    (either && `Write exactly one of these below it: ${either}.`);
  return { text: `${says} ${advice || `${expects ? `It has to be ${expects}. ` : ""}${like}`}` };
}

function fieldsBelow(names: string[]) {
  return `It has fields of its own: ${names.join(", ")}. Put each on a line below, two spaces further to the right.`;
}

const types: Partial<Record<string, string>> = {
  array: 'It has to be a list: put each entry on a line of its own that begins with "- ".',
  string: 'It has to be one text: put straight quotes round it: "…"',
  boolean: "Write true or false, without quotes.",
  number: "Write a number, without quotes and without a unit.",
  int: "Write a whole number, without quotes and without a unit.",
};
