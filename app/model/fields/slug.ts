import { z } from "zod";

/** A short name in small letters, digits and hyphens, by which other files point at an entry. */
export function slug(description: string, example: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description, examples: [example], expects: "small letters, digits and hyphens" });
}
