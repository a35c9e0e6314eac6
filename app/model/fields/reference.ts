import { z } from "zod";

/** The lists that another file may point at by id. */
export type ReferenceTarget = "stat" | "post" | "program" | "helpline" | "category";

/** The id of an entry in another file; the library checks that it exists. */
export function reference(target: ReferenceTarget, description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], reference: target });
}
