import { z } from "zod";

/** Words that a visitor reads: plain text, never empty, described to the writer with an example. */
export function text(description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], copy: true });
}

/** Words in Swahili that a visitor reads; rules on English words leave them alone. */
export function swahiliText(description: string, example: string) {
  return text(description, example).meta({ language: "sw" });
}
