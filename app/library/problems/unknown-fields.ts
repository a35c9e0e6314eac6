import type { z } from "zod";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import type { CheckedValue } from "#app/library/problems/schema-problems.ts";
import { fieldNames, schemaAt } from "#app/library/schema-walk.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

// Whoever has a hundred unknown fields to mend will run the check again.
const fieldsAtMost = 100;

type Found = {
  problems: Problem[];
  /** The paths of the fields that were probably meant, which are then not reported as missing. */
  meant: ReadonlySet<string>;
};

/** Reports fields that the model does not know, each with the name that was probably meant. */
export function unknownFields(
  { file, schema, value, places, path }: CheckedValue,
  issues: z.core.$ZodIssue[],
): Found {
  const meant = new Set<string>();
  const problems = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const inside = [...path, ...issue.path];
    const known = fieldNames(schemaAt(schema, issue.path));
    const free = known.filter((name) => !hasField(value, [...issue.path, name]));
    return issue.keys.slice(0, fieldsAtMost).map((key): Problem => {
      const nearest = nearestWord(key, free);
      if (nearest) meant.add([...issue.path, nearest].join("."));
      const written = places.writtenKey(inside, key);
      const correction = nearest && written && replacing(written, nearest);
      return {
        file,
        ...places.key(inside, key),
        field: [...inside, key].join("."),
        says: `There is no field called "${key}" here.`,
        expected: "",
        fix: nearest ? `Did you mean "${nearest}"?` : `The fields here are: ${known.join(", ")}.`,
        ...(correction && { correction }),
      };
    });
  });
  return { problems, meant };
}

function replacing(
  { line, column, text }: { line: number; column: number; text: string },
  put: string,
): Correction {
  return { line, column, length: text.length, text: put };
}

function hasField(value: unknown, path: readonly PropertyKey[]) {
  let here: unknown = value;
  for (const step of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step)) return false;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return true;
}
