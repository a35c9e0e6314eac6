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

/** Words in Swahili that a visitor reads; rules on English words leave them alone. */
export function swahiliText(concern: Concern, description: string, example: string) {
  return text(concern, description, example).meta({ language: "sw" });
}
