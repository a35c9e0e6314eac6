import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";

/** Words that a visitor reads: plain text, never empty, described to the writer with an example. */
export function text(concern: Concern, description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ concern, description, examples: [example], copy: true });
}

/** Words that a visitor reads, of which a change concerns nothing but words. */
export function wording(description: string, example: string) {
  return text("words", description, example);
}

/** The line on a cloth, which is Swahili in every language of the site. */
export function sayingText(description: string, example: string) {
  return fact(text("words", description, example).meta({ language: "sw" }));
}

/** A text in place of which something usual is shown where it is left out. */
export function withUsual<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), hasUsual: true });
}

/** A field that says the same in every language, such as a number, so that no translation may hold it. */
export function fact<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), fact: true });
}
