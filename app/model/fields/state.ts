import { allowField } from "#app/model/fields/allow.ts";
import { flag, madeUp } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** The fields that any entry can have: draft, first public day, made up, accepted warnings. */
export const stateFields = {
  draft: flag("words", "true keeps the entry off the public site; previews still show it", [
    "A draft now: visitors no longer see it",
    "No longer a draft: visitors see it",
  ]),
  publishOn: writtenDate(
    "words",
    "The first day on which visitors see the entry; previews already show it",
  )
    .optional()
    .meta({ label: "Public from" }),
  sample: flag(
    "claims",
    "true for made-up people, numbers or words, which must be replaced before the launch",
    madeUp,
  ).meta({ label: "Made up" }),
  allow: allowField,
};
