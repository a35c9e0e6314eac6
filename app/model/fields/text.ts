import { z } from "zod";

/** Words that a visitor reads: plain text, never empty, described to the writer with an example. */
export function text(description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], copy: true });
}
