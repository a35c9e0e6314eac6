import type { z } from "zod";
import { exampleLine, innerFields } from "#app/library/problems/example-line.ts";
import { eitherDate, isoDate } from "#app/library/problems/iso-date.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import { isDateField } from "#app/library/problems/value-correction.ts";
import { fieldNotes, type FieldNotes } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

type Issue = z.core.$ZodIssue;
type Words = Pick<Problem, "says" | "expected" | "fix">;
type Subject = {
  /** What the field is called in a sentence. */
  subject: string;
  /** The beginning of its line: its name, or a hyphen in a list. */
  name: string;
  /** The sentence that shows an example. */
  like: string;
  notes: FieldNotes;
};

/** Says in a writer's words why a value does not fit, and what to do. */
export function valueWords(issue: Issue, path: readonly PropertyKey[], schema?: z.ZodType): Words {
  const last = path.at(-1) ?? "the file";
  const name = typeof last === "number" ? "-" : String(last);
  const subject = typeof last === "number" ? `entry ${last + 1}` : name;
  const line = exampleLine(name, schema);
  const field = { subject, name, like: `Write it like ${line}.`, notes: fieldNotes(schema) };
  const written = issue.input;
  if (written === undefined) return missingWords(field, line, schema);
  if (written === null || (typeof written === "string" && written.trim() === "")) {
    return { says: `${subject} is empty.`, expected: "", fix: field.like };
  }
  if (isDateField(schema) && typeof written !== "object") {
    const meant = isoDate(String(written));
    const fix = schema?.safeParse(meant).success
      ? `Write ${meant}.`
      : `Write year-month-day, like ${field.notes.examples?.[0] ?? "2026-06-30"}.`;
    return { says: `${subject} says ${shown(written)}.`, expected: doubt(String(written)), fix };
  }
  return issueWords(issue, field, written);
}

/** The words for a field that is empty because # begins a note. */
export function noteForText(path: readonly PropertyKey[]): Words {
  const name = String(path.at(-1));
  return {
    says: `What stands behind # is a note, so ${name} is empty.`,
    expected: "",
    fix: `Put quotes round the text: ${name}: "#…"`,
  };
}

function doubt(date: string) {
  const either = eitherDate(date);
  if (either) return `It could be ${either[0]} or ${either[1]}.`;
  return /\d{4}/.test(date) || !/\d/.test(date) ? "" : "The year is missing.";
}

function missingWords({ name, notes }: Subject, line: string, schema?: z.ZodType): Words {
  const { description } = notes;
  return {
    says: `The field "${name}" is missing.`,
    expected: description
      ? `It says: ${description.charAt(0).toLowerCase()}${description.slice(1)}.`
      : "",
    fix: innerFields(name, schema) ?? `Add a line like ${line}.`,
  };
}

function issueWords(issue: Issue, field: Subject, written: unknown): Words {
  const { subject, like, notes } = field;
  const says =
    typeof written === "object"
      ? `${subject} is not complete, or says too much.`
      : `${subject} says ${shown(written)}.`;
  switch (issue.code) {
    case "invalid_value": {
      const options = issue.values.map(String);
      const expected = `It can be one of: ${options.join(", ")}.`;
      return { says, expected, fix: didYouMean(String(written), options) };
    }
    case "invalid_type":
      return typeWords(issue.expected, field, says, written);
    case "too_small":
    case "too_big":
      return sizeWords(issue, subject, says, written);
    default:
      if (typeof written === "object" && notes.oneOf)
        return choiceWords(field, written, notes.oneOf);
      return { says, expected: notes.expects ? `It has to be ${notes.expects}.` : "", fix: like };
  }
}

// Of some fields, such as alt and decorative, there has to be exactly one.
function choiceWords(
  { subject, notes }: Subject,
  written: object | null,
  oneOf: { required: string[] }[],
): Words {
  const names = oneOf.flatMap(({ required }) => required);
  const has = names.filter((name) => Object.hasOwn(written ?? {}, name));
  const says =
    has.length > 1
      ? `${subject} has both ${has.join(" and ")}.`
      : `${names[0]} is missing below ${subject}.`;
  return {
    says,
    expected: `It has to be ${notes.expects}.`,
    fix: has.length > 1 ? "Keep one of them." : `Add ${names[0]}: below ${subject}.`,
  };
}

function typeWords(expected: string, field: Subject, says: string, written: unknown): Words {
  const { subject, name, like } = field;
  switch (expected) {
    case "array":
      return {
        says: `${subject} has to be a list.`,
        expected: "",
        fix: `Put each entry on a line of its own that begins with "- ".`,
      };
    case "object":
      return {
        says: `${subject} has to have fields of its own below it.`,
        expected: "",
        fix: "Put each field on a line of its own, two spaces further to the right.",
      };
    case "string":
      return typeof written === "object"
        ? {
            says: `${subject} has to be one text.`,
            expected: "",
            fix: withColon(name, written),
          }
        : { says, expected: "It has to be a text.", fix: `Put quotes round it: "${written}".` };
    case "boolean":
      return { says, expected: "It has to be true or false, without quotes.", fix: "" };
    default:
      return { says, expected: "It has to be a whole number.", fix: like };
  }
}

// "- Patience: a lot" was meant as text with a colon in it.
function withColon(name: string, written: object | null) {
  const [[word = "", rest] = []] = Object.entries(written ?? {});
  const isText = typeof rest === "string" && Object.keys(written ?? {}).length === 1;
  if (name === "-" && isText && !Array.isArray(written))
    return `Put quotes round it: - ${quotedText(`${word}: ${rest}`)}`;
  return "Write it on one line behind the colon, in quotes if it has a colon or brackets in it.";
}

function sizeWords(
  issue: Extract<Issue, { code: "too_small" | "too_big" }>,
  subject: string,
  says: string,
  written: unknown,
): Words {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  if (Array.isArray(written)) {
    const has = written.length === 1 ? "1 entry" : `${written.length} entries`;
    return { says: `${subject} has ${has}.`, expected: `It needs ${bound} ${limit}.`, fix: "" };
  }
  return { says, expected: `It has to be ${bound} ${limit}.`, fix: "" };
}

function shown(value: unknown) {
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}
