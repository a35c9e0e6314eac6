import type { z } from "zod";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import type { BodyResult } from "#app/mdx/compile-body.server.ts";

/** A checked value with what it takes to say where something in it is written. */
export type Entry = {
  /** The name of its single, list or folder among the collections. */
  collection: string;
  /** The id by which others point at it; empty for singles and entries without one. */
  id: string;
  file: string;
  schema: z.ZodType;
  value: unknown;
  places: FieldPlaces;
  /** Where the value begins inside its file, such as [2] for the third of a list. */
  path: readonly PropertyKey[];
  /** False where it has a problem of its own; its value is then what was written, unparsed. */
  isWhole: boolean;
  body?: BodyResult & { line: number };
};

/** True for an entry that visitors do not see yet. */
export function isDraft({ value }: Entry) {
  return (value as { draft?: boolean } | null)?.draft === true;
}

/** Memoizes a function of one entry, since an entry never changes. */
export function oncePerEntry<Answer>(question: (entry: Entry) => Answer) {
  const answers = new WeakMap<Entry, Answer>();
  return (entry: Entry): Answer => {
    const known = answers.get(entry) ?? question(entry);
    answers.set(entry, known);
    return known;
  };
}
