import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";

/** A field with a description and an example. Fields inside it have the same concern, or a more serious one. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  concern: Concern,
  description: string,
  example: string,
) {
  return schema.meta({ concern, description, examples: [example] });
}

/** A list of at least one item. */
export function listOf<Item extends z.ZodType>(item: Item, description: string, example: string) {
  return z
    .array(item)
    .min(1)
    .meta({ description, examples: [example] });
}

/** A field that is true or left out, with the review’s words for adding and removing it. */
export function flag(concern: Concern, description: string, [comes, goes]: [string, string]) {
  return z
    .boolean()
    .optional()
    .meta({ concern, description, examples: ["true"], comes, goes });
}

/** The review’s words for the flag `sample`. */
export const madeUp: [string, string] = ["Marked as made up", "No longer marked as made up"];

/** A text that matches a pattern; `expects` describes it in the writer's words. */
export function patterned(
  pattern: RegExp,
  concern: Concern,
  description: string,
  example: string,
  expects: string,
) {
  return described(z.string().regex(pattern), concern, description, example).meta({ expects });
}

/** A note for people who look after the site; no page shows it. */
export function note(description: string, example: string) {
  return described(z.string().regex(/\S/), "nothing", description, example);
}
