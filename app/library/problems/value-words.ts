import type { z } from "zod";
import { daysMeant } from "#app/library/problems/days-meant.ts";
import { exampleLine, howToAdd } from "#app/library/problems/example-line.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import { fieldNotes } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

type Words = Pick<Problem, "says" | "expected" | "fix">;

const asList = 'Put each entry on a line of its own that begins with "- ".';
const asFields = "Put each field on a line of its own, two spaces further to the right.";
const asText =
  "Write it on one line behind the colon, in quotes if it has a colon or brackets in it.";

/** Says in a writer's words why a value does not fit, and what to do. */
export function valueWords(
  issue: z.core.$ZodIssue,
  path: readonly PropertyKey[],
  schema?: z.ZodType,
): Words {
  const { input } = issue;
  const last = path.at(-1) ?? "the file";
  const name = typeof last === "number" ? "-" : String(last);
  const subject = typeof last === "number" ? `entry ${last + 1}` : name;
  const { description = "", expects, format, oneOf } = fieldNotes(schema);
  const like = `Write it like ${exampleLine(name, schema)}.`;
  const words = (says: string, expected = "", fix = ""): Words => ({ says, expected, fix });
  if (input === undefined) {
    const means = `It says: ${description.charAt(0).toLowerCase()}${description.slice(1)}.`;
    const says = `The field "${name}" is missing.`;
    return words(says, description && means, howToAdd(name, schema));
  }
  const text = String(input);
  const isGroup = typeof input === "object";
  if (input === null || (!isGroup && text.trim() === "")) {
    return words(`${subject} is empty.`, "", like);
  }
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  const doubt = isGroup ? "is not complete, or says too much" : `says "${shown}"`;
  const wrong = (expected = "", fix = "") => words(`${subject} ${doubt}.`, expected, fix);
  if (format === "date" && !isGroup) return wrong(...dateWords(text));
  switch (issue.code) {
    case "invalid_value": {
      const options = issue.values.map(String);
      return wrong(`It can be one of: ${options.join(", ")}.`, didYouMean(text, options));
    }
    case "too_small":
    case "too_big": {
      const isSmall = issue.code === "too_small";
      const limit = isSmall ? issue.minimum : issue.maximum;
      const bound = `${issue.exact ? "exactly" : isSmall ? "at least" : "at most"} ${limit}`;
      if (!Array.isArray(input)) return wrong(`It has to be ${bound}.`);
      const entries = input.length === 1 ? "entry" : "entries";
      return words(`${subject} has ${input.length} ${entries}.`, `It needs ${bound}.`);
    }
    case "invalid_type":
      switch (issue.expected) {
        case "array":
          return words(`${subject} has to be a list.`, "", asList);
        case "object":
          return words(`${subject} has to have fields of its own below it.`, "", asFields);
        case "string":
          return isGroup
            ? words(`${subject} has to be one text.`, "", quotedEntry(name, input) ?? asText)
            : wrong("It has to be a text.", `Put quotes round it: "${text}".`);
        case "boolean":
          return wrong("It has to be true or false, without quotes.");
        default:
          return wrong("It has to be a whole number.", like);
      }
  }
  const expected = expects ? `It has to be ${expects}.` : "";
  if (!isGroup || !oneOf) return wrong(expected, like);
  // Of some fields, such as alt and decorative, there has to be exactly one.
  const names = oneOf.flatMap(({ required }) => required);
  const has = names.filter((one) => Object.hasOwn(input, one)).join(" and ");
  if (has !== "") return words(`${subject} has both ${has}.`, expected, "Keep one of them.");
  const [first] = names;
  return words(
    `${first} is missing below ${subject}.`,
    expected,
    `Add ${first}: below ${subject}.`,
  );
}

function dateWords(text: string): [expected: string, fix: string] {
  const [day, other] = daysMeant(text);
  if (day && !other) return ["", `Write ${day}.`];
  const isYearMissing = /\d/.test(text) && !/\d{4}/.test(text);
  const expected = isYearMissing ? "The year is missing." : "";
  const fix = "Write year-month-day, like 2026-06-30.";
  return [other ? `It could be ${day} or ${other}.` : expected, fix];
}

// "- Patience: a lot" was meant as text with a colon in it.
function quotedEntry(name: string, input: object) {
  const [[word = "", rest] = [], ...others] = Object.entries(input);
  if (name !== "-" || others.length > 0 || typeof rest !== "string") return undefined;
  return Array.isArray(input)
    ? undefined
    : `Put quotes round it: - ${quotedText(`${word}: ${rest}`)}`;
}
