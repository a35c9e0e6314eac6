import type { z } from "zod";
import { exampleLine, innerFields } from "#app/library/problems/example-line.ts";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNames, fieldNotes, schemaAt, walkFields } from "#app/library/schema-walk.ts";

type Issue = z.core.$ZodIssue;
type Words = Pick<Problem, "says" | "expected" | "fix">;

/** Checks a value against its schema and says in a writer's words what does not fit. */
export function schemaProblems(
  file: string,
  schema: z.ZodType,
  value: unknown,
  places: FieldPlaces,
  path: readonly PropertyKey[] = [],
): Problem[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return cutOffTexts(file, schema, value, places, path);
  const misspelt = new Set<string>();
  const unknown = result.error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const parent = schemaAt(schema, issue.path);
    return issue.keys.map((key): Problem => {
      const names = fieldNames(parent).filter((name) => !hasField(value, [...issue.path, name]));
      const nearest = nearestWord(key, names);
      if (nearest) misspelt.add([...issue.path, nearest].join("."));
      return {
        file,
        ...places.key([...path, ...issue.path], key),
        field: [...path, ...issue.path, key].join("."),
        says: `There is no field called "${key}" here.`,
        expected: "",
        fix: nearest
          ? `Did you mean "${nearest}"?`
          : `The fields here are: ${fieldNames(parent).join(", ")}.`,
      };
    });
  });
  const others = result.error.issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .filter((issue) => !misspelt.has(issue.path.join(".")))
    .map((issue) => ({
      file,
      ...places.value([...path, ...issue.path]),
      field: [...path, ...issue.path].join("."),
      ...describe(issue, [...path, ...issue.path], schemaAt(schema, issue.path)),
    }));
  return [...unknown, ...others, ...cutOffTexts(file, schema, value, places, path)];
}

// Words behind a # are a note in YAML; in a sentence they would vanish without a word.
function cutOffTexts(
  file: string,
  schema: z.ZodType,
  value: unknown,
  places: FieldPlaces,
  path: readonly PropertyKey[],
): Problem[] {
  const problems: Problem[] = [];
  walkFields(schema, value, (field, written, inner) => {
    const full = [...path, ...inner];
    const place = fieldNotes(field).copy ? places.note(full) : undefined;
    if (!place || typeof written !== "string") return;
    problems.push({
      file,
      ...place,
      field: full.join("."),
      says: "What stands behind # is a note and would not be shown.",
      expected: "",
      fix: "Put quotes round the whole text, or take the note away.",
    });
  });
  return problems;
}

function hasField(value: unknown, path: readonly PropertyKey[]) {
  let here: unknown = value;
  for (const step of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step)) return false;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return true;
}

function describe(issue: Issue, path: readonly PropertyKey[], schema?: z.ZodType): Words {
  const last = path.at(-1) ?? "the file";
  const name = typeof last === "number" ? "-" : String(last);
  const subject = typeof last === "number" ? `entry ${last + 1}` : name;
  const notes = fieldNotes(schema);
  const written = issue.input;
  const line = exampleLine(name, schema);
  const like = `Write it like ${line}.`;
  if (written === undefined) {
    return {
      says: `The field "${name}" is missing.`,
      expected: notes.description ? `It says: ${lowerFirst(notes.description)}.` : "",
      fix: innerFields(name, schema) ?? `Add a line like ${line}.`,
    };
  }
  if (written === null || (typeof written === "string" && written.trim() === "")) {
    return { says: `${subject} is empty.`, expected: "", fix: like };
  }
  const says =
    typeof written === "object"
      ? `${subject} is not complete, or says too much.`
      : `${subject} says ${quoted(written)}.`;
  if (isDate(schema) && typeof written !== "object") {
    return {
      says,
      expected: "",
      fix: `Write the date like ${notes.examples?.[0] ?? "2026-06-30"}.`,
    };
  }
  switch (issue.code) {
    case "invalid_value": {
      const options = issue.values.map(String);
      return { says, expected: oneOf(options), fix: didYouMean(String(written), options) };
    }
    case "invalid_type":
      return typeWords(issue.expected, subject, says, like, name, written);
    case "invalid_format":
      return { says, expected: notes.expects ? `It has to be ${notes.expects}.` : "", fix: like };
    case "too_small":
    case "too_big":
      return sizeWords(issue, subject, says, written);
    default:
      return { says, expected: notes.expects ? `It has to be ${notes.expects}.` : "", fix: like };
  }
}

function typeWords(
  expected: string,
  subject: string,
  says: string,
  like: string,
  name: string,
  written: unknown,
): Words {
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
      return Array.isArray(written) || typeof written === "object"
        ? {
            says: `${subject} has to be one text.`,
            expected: "",
            fix: "Write it on one line behind the colon, in quotes if it has a colon or brackets in it.",
          }
        : { says, expected: "It has to be a text.", fix: `Put quotes round it: "${written}".` };
    case "boolean":
      return { says, expected: "It has to be true or false, without quotes.", fix: "" };
    default:
      return { says, expected: "It has to be a whole number.", fix: like };
  }
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
    return {
      says: `${subject} has ${has}.`,
      expected: `It needs ${bound} ${limit}.`,
      fix: "",
    };
  }
  return { says, expected: `It has to be ${bound} ${limit}.`, fix: "" };
}

function isDate(schema: z.ZodType | undefined) {
  return (schema?.def as { format?: string } | undefined)?.format === "date";
}

function quoted(value: unknown) {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}

function oneOf(options: string[]) {
  return `It can be one of: ${options.join(", ")}.`;
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
