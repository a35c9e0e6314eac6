import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";

/** The lists that another file may point at by id. */
export type ReferenceTarget = "stat" | "post" | "program" | "helpline" | "category";

/** The id of an entry in another file; the check says where there is none of that id. */
export function reference(target: ReferenceTarget, description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], reference: target });
}

/** A list of figures by their ids; `example` is one of them. */
export function figureList(description: string, example: string) {
  const figure = reference("stat", "The id of a figure in stats.yaml", example);
  return listOf(figure, description, `[${example}]`);
}
