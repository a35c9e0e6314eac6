import { z } from "zod";

import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { schemaProblems } from "#app/library/problems/schema-problems.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Field } from "#scripts/generate/fields-of.ts";

/** The names at which a field may point; undefined where it points at nothing. */
export type KnownNames = (field: Field) => string[] | undefined;

const collections: Record<ReferenceTarget, string> = {
  stat: "stats",
  post: "posts",
  program: "programs",
};

/** Answers for each field which of these entries it may point at. */
export function knownNames(entries: Entry[]): KnownNames {
  return ({ node }) => {
    const target = (node.reference ?? node.items?.reference) as ReferenceTarget | undefined;
    if (!target) return undefined;
    return entriesOf(entries, collections[target]).map(({ id }) => id);
  };
}

/** What is wrong with the value of one field, in plain words; undefined where nothing is. */
export function answerProblem(field: Field, value: unknown, known: KnownNames) {
  const name = String(field.path.at(-1));
  const { places } = readFields("answer", "");
  const schema = z.strictObject({ [name]: field.schema });
  const [problem] = schemaProblems("answer", schema, { [name]: value }, places);
  if (!problem) return unknownName(field, value, known);
  const { says, expected, fix } = problem;
  return [says, expected, fix].filter((sentence) => sentence !== "").join(" ");
}

function unknownName(field: Field, value: unknown, known: KnownNames) {
  const names = known(field);
  const unknown = [value].flat().find((name) => !names?.includes(String(name)));
  if (!names || unknown === undefined) return undefined;
  const written = String(unknown);
  const near = didYouMean(written, names) || `There are: ${names.join(", ")}.`;
  return `There is nothing called "${written}" at which this can point. ${near}`;
}
