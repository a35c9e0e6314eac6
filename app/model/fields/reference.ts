import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";
import { listOf } from "#app/model/fields/described.ts";

/** The lists that another file can refer to by id. */
export type ReferenceTarget = "stat" | "post" | "program" | "helpline" | "category";

const referred: Record<ReferenceTarget, Concern> = {
  stat: "claims",
  post: "words",
  program: "words",
  helpline: "safety",
  category: "words",
};

/** The id of an entry in another file; the check reports an unknown id. */
export function reference(target: ReferenceTarget, description: string, example: string) {
  return z
    .string()
    .regex(/\S/)
    .meta({ concern: referred[target], description, examples: [example], reference: target });
}

/** A list of figures by their ids. */
export function figureList(description: string, example: string) {
  const figure = reference("stat", "A figure, by its id in stats.yaml", example);
  return listOf(figure, description, `[${example}]`);
}
