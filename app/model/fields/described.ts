import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";

/** A field of any kind, described to the writer with an example; what is inside it concerns the same, or more. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  concern: Concern,
  description: string,
  example: string,
) {
  return schema.meta({ concern, description, examples: [example] });
}

/** A list of at least one thing. */
export function listOf<Item extends z.ZodType>(item: Item, description: string, example: string) {
  return z
    .array(item)
    .min(1)
    .meta({ description, examples: [example] });
}

/** A field that is true where it is written, and left out otherwise; what is said where it comes, and where it goes. */
export function flag(concern: Concern, description: string, [comes, goes]: [string, string]) {
  return z
    .boolean()
    .optional()
    .meta({ concern, description, examples: ["true"], comes, goes });
}

/** What is said of the flag `sample`. */
export const madeUp: [string, string] = ["Marked as made up", "No longer marked as made up"];

/** A text of one pattern; `expects` says in the writer's words what it looks like. */
export function patterned(
  pattern: RegExp,
  concern: Concern,
  description: string,
  example: string,
  expects: string,
) {
  return described(z.string().regex(pattern), concern, description, example).meta({ expects });
}

/** Words for those who look after the site; no page shows them. */
export function note(description: string, example: string) {
  return described(z.string().regex(/\S/), "nothing", description, example);
}
