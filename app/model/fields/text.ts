import { z } from "zod";

/**
 * Words that a visitor reads: plain text, never empty, described to the writer with an example.
 * Where pages do not always show them, `occasion` says when they do.
 */
export function text(description: string, example: string, occasion?: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], copy: true, ...(occasion && { occasion }) });
}

/** Words in Swahili that a visitor reads; rules on English words leave them alone. */
export function swahiliText(description: string, example: string, occasion?: string) {
  return text(description, example, occasion).meta({ language: "sw" });
}
