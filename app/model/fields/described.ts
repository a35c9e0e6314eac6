import { z } from "zod";

/** A field of any kind, described to the writer with an example. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: string,
) {
  return schema.meta({ description, examples: [example] });
}

/** A list of at least one thing. */
export function listOf<Item extends z.ZodType>(item: Item, description: string, example: string) {
  return described(z.array(item).min(1), description, example);
}

/** A field that is true where it is written, and left out otherwise. */
export function flag(description: string) {
  return described(z.boolean().optional(), description, "true");
}

/** A text of one pattern; `expects` says in the writer's words what it looks like. */
export function patterned(pattern: RegExp, description: string, example: string, expects: string) {
  return described(z.string().regex(pattern), description, example).meta({ expects });
}

/** Words for those who look after the site; no page shows them. */
export function note(description: string, example: string) {
  return described(z.string().regex(/\S/), description, example);
}
