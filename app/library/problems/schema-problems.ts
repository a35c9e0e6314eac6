import type { z } from "zod";
import { meantValue } from "#app/library/problems/meant-value.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { unmeantCharacters } from "#app/library/problems/unmeant-characters.ts";
import { valueWords } from "#app/library/problems/value-words.ts";
import type { FieldPlaces, Written } from "#app/library/reading/field-places.ts";
import { fieldNames, schemaAt } from "#app/library/schema-walk.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

/** A value of a file with the schema that it has to fit; `path` is where it begins in the file. */
export type CheckedValue = {
  file: string;
  schema: z.ZodType;
  value: unknown;
  places: FieldPlaces;
  path: readonly PropertyKey[];
};

// Whoever has a hundred unknown fields to mend will run the check again.
const fieldsAtMost = 100;

/** Checks a value against its schema: the parsed value, or the written one with its problems. */
export function readValue(checked: CheckedValue): { value: unknown; problems: Problem[] } {
  const { schema, value } = checked;
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const meant = new Set<string>();
  const unknown = error?.issues.flatMap((issue) => unknownFields(checked, issue, meant)) ?? [];
  const others = (error?.issues ?? [])
    .filter(({ code, path }) => code !== "unrecognized_keys" && !meant.has(path.join(".")))
    .map((issue) => valueProblem(checked, issue));
  const reported = new Set(others.map(({ field }) => field));
  const unmeant = unmeantCharacters(checked).filter(({ field }) => !reported.has(field));
  const problems = [...unknown, ...others, ...unmeant];
  return { value: problems.length === 0 ? data : value, problems };
}

/** Reports unknown fields; what each was meant to be is added to `meant`, and is not missing. */
function unknownFields(
  { file, schema, places, path }: CheckedValue,
  issue: z.core.$ZodIssue,
  meant: Set<string>,
): Problem[] {
  if (issue.code !== "unrecognized_keys") return [];
  const inside = [...path, ...issue.path];
  const known = fieldNames(schemaAt(schema, issue.path));
  const free = known.filter((name) => !Object.hasOwn(issue.input ?? {}, name));
  return issue.keys.slice(0, fieldsAtMost).map((key) => {
    const nearest = nearestWord(key, free);
    if (nearest) meant.add([...issue.path, nearest].join("."));
    return {
      file,
      ...places.key(inside, key),
      field: [...inside, key].join("."),
      says: `There is no field called "${key}" here.`,
      expected: "",
      fix: nearest ? `Did you mean "${nearest}"?` : `The fields here are: ${known.join(", ")}.`,
      ...correction(places.writtenKey(inside, key), nearest),
    };
  });
}

function valueProblem(
  { file, schema, places, path }: CheckedValue,
  issue: z.core.$ZodIssue,
): Problem {
  const full = [...path, ...issue.path];
  const inner = schemaAt(schema, issue.path);
  const written = places.written(full);
  const name = String(full.at(-1));
  const isCutOff = issue.input === null && places.note(full) !== undefined;
  return {
    file,
    ...places.value(full),
    field: full.join("."),
    ...valueWords(issue, full, inner),
    ...(isCutOff && {
      says: `What stands behind # is a note, so ${name} is empty.`,
      fix: `Put quotes round the text: ${name}: "#…"`,
    }),
    ...correction(written, inner && written && meantValue(inner, issue, written.text)),
  };
}

function correction(written: Written | undefined, text: string | undefined) {
  if (!written || text === undefined) return {};
  const { line, column, text: source } = written;
  return { correction: { line, column, length: source.length, text } };
}
