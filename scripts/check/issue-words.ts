import { distance } from "fastest-levenshtein";
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
  const { input } = issue;
  const last = path.at(-1) ?? "This entry";
  const isItem = typeof last === "number";
  const {
    expects,
    format,
    description = "see the handbook",
    examples = ["…"],
  } = fieldNotes(schema);
  const like = `Write it like ${isItem ? "-" : `${String(last)}:`} ${examples[0]}`;
  if (input === undefined) {
    const inner = fieldNames(schema).join(", ");
    const below = inner && `Add ${String(last)}: and these fields below it: ${inner}.`;
    const above = path.slice(0, -1).filter((step) => typeof step === "string");
    const place = above.length > 0 ? ` below ${above.map(String).join(".")}:` : "";
    return {
      text: `The field "${String(last)}" is missing${place} (${description}). ${below || like}`,
    };
  }
  if (path.length === 0 && expects)
    return { text: `Something is missing, or does not go together. This has to be ${expects}.` };
  const name = isItem ? `Entry ${last + 1}` : String(last);
  const isGroup = typeof input === "object";
  const written = isGroup ? "" : String(input);
  if (input === null || (!isGroup && written.trim() === ""))
    return { text: `${name} is empty. ${like}` };
  if (path.length === 0 && !isGroup && issue.code === "invalid_type")
    return {
      text: `"${written.slice(0, 60)}" is no entry of this list. If it belongs to the field above, begin this line four spaces further to the right.`,
    };
  const says = isGroup
    ? `${path.join(".") || name} (${description}) is not right.`
    : `${name} says "${written.slice(0, 60)}".`;
  if (issue.code === "invalid_value") {
    const options = issue.values.map(String);
    const near = nearestWord(written, options);
    // One of a few short names is no typing error for another.
    const isNear = near && distance(near.toLowerCase(), written.toLowerCase()) * 2 < written.length;
    return suggestion(says, isNear ? near : undefined, `Write one of: ${options.join(", ")}.`);
  }
  // A day with a time is sure to mean that day.
  const day = format === "date" ? /^\d{4}-\d\d-\d\d(?=[T ])/.exec(written)?.[0] : undefined;
  if (day) return { text: `${says} Write the day alone: ${day}`, instead: day };
  const [pair] = isGroup && !Array.isArray(input) ? Object.entries(input as object) : [];
  if (isItem && pair && issue.code === "invalid_type" && issue.expected === "string")
    return {
      text: `The colon breaks this entry. Put straight quotes round it: - "${pair.join(": ")}"`,
    };
  if (isGroup && issue.code === "invalid_type" && issue.expected === "string")
    return { text: `${says} Write it as one text, on the line of its name. ${like}` };
  const wider = `${expects ? `It has to be ${expects}. ` : ""}${like}`;
  return { text: `${says} ${adviceOn(issue, written, schema) ?? wider}` };
}

// What to write instead, from the nearest reason to the widest.
function adviceOn(issue: z.core.$ZodIssue, written: string, schema: z.ZodType | undefined) {
  const { format, oneOf } = fieldNotes(schema);
  if (format === "date" && /^\d{4}-\d\d-\d\d$/.test(written))
    return "There is no such day in the calendar. Correct it.";
  if (format === "date") return "Write a day as year-month-day, like 2026-06-30.";
  if (issue.code === "too_small") return `It has to have at least ${issue.minimum}.`;
  if (issue.code === "too_big") return `It has to have at most ${issue.maximum}.`;
  if (issue.code === "invalid_type") {
    if (/^\d{1,3}(?:,\d{3})+$/.test(written)) return "Write the number without commas.";
    if (issue.expected === "object") return fieldsBelow(fieldNames(schema));
    if (types[issue.expected]) return types[issue.expected];
  }
  if (oneOf) {
    const told = (field: string) =>
      `${field}: (${fieldNotes(schemaAt(schema, [field])).description})`;
    const names = oneOf.flatMap(({ required }) => required);
    const isThere = names.some((one) => Object.hasOwn(issue.input ?? {}, one));
    return `Write ${isThere ? "only one" : "one"} of these below it: ${names.map(told).join(" or ")}.`;
  }
  return undefined;
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
