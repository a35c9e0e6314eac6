import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";

/** A text that visitors read: plain and never empty. */
export function text(concern: Concern, description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ concern, description, examples: [example], copy: true });
}

/** A text for visitors that has no serious concern. */
export function wording(description: string, example: string) {
  return text("words", description, example);
}

/** The line on a cloth, which is Swahili in every language of the site. */
export function sayingText(description: string, example: string) {
  return fact(text("words", description, example).meta({ language: "sw" }));
}

/** A text with a default that is shown if it is left out. */
export function withUsual<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), hasUsual: true });
}

/** A field that is the same in every language, such as a number; translations may not contain it. */
export function fact<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), fact: true });
}
