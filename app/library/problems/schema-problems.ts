import type { z } from "zod";
import type { Problem } from "#app/library/problems/problem.ts";
import { unknownFields } from "#app/library/problems/unknown-fields.ts";
import { unmeantCharacters } from "#app/library/problems/unmeant-characters.ts";
import { valueCorrection } from "#app/library/problems/value-correction.ts";
import { noteForText, valueWords } from "#app/library/problems/value-words.ts";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import { schemaAt } from "#app/library/schema-walk.ts";

/** A value of a file with the schema that it has to fit; `path` is where it begins in the file. */
export type CheckedValue = {
  file: string;
  schema: z.ZodType;
  value: unknown;
  places: FieldPlaces;
  path: readonly PropertyKey[];
};

/** Checks a value against its schema: the parsed value, or the written one with its problems. */
export function readValue(checked: CheckedValue): { value: unknown; problems: Problem[] } {
  const { schema, value } = checked;
  const result = schema.safeParse(value, { reportInput: true });
  const problems = problemsOf(checked, result.error?.issues ?? []);
  return { value: problems.length === 0 ? result.data : value, problems };
}

function problemsOf(checked: CheckedValue, issues: z.core.$ZodIssue[]): Problem[] {
  const { problems: unknown, meant } = unknownFields(checked, issues);
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .filter((issue) => !meant.has(issue.path.join(".")))
    .map((issue) => valueProblem(checked, issue));
  const reported = new Set(others.map(({ field }) => field));
  const unmeant = unmeantCharacters(checked).filter(({ field }) => !reported.has(field));
  return [...unknown, ...others, ...unmeant];
}

function valueProblem(
  { file, schema, places, path }: CheckedValue,
  issue: z.core.$ZodIssue,
): Problem {
  const full = [...path, ...issue.path];
  const inner = schemaAt(schema, issue.path);
  const isCutOff = issue.input === null && places.note(full) !== undefined;
  const correction = inner && valueCorrection(inner, issue, places.written(full));
  return {
    file,
    ...places.value(full),
    field: full.join("."),
    ...(isCutOff ? noteForText(full) : valueWords(issue, full, inner)),
    ...(correction && { correction }),
  };
}
