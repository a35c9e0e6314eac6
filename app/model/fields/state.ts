import { z } from "zod";
import { allowField } from "#app/model/fields/allow.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** What any entry may have: not yet approved, public from a day on, made up for show, looked at. */
export const stateFields = {
  draft: z
    .boolean()
    .optional()
    .meta({
      description: "true keeps the entry off the public site; previews still show it",
      examples: ["true"],
    }),
  publishOn: writtenDate(
    "The first day on which visitors see the entry; previews show it before",
  ).optional(),
  sample: z
    .boolean()
    .optional()
    .meta({
      description:
        "true marks made-up people, numbers or words that must be replaced before launch",
      examples: ["true"],
    }),
  allow: allowField,
};
