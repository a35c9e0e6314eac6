import { allowField } from "#app/model/fields/allow.ts";
import { flag, madeUp } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** What any entry may have: not yet approved, public from a day on, made up for show, looked at. */
export const stateFields = {
  draft: flag("words", "true keeps the entry off the public site; previews still show it", [
    "A draft now: visitors no longer see it",
    "No longer a draft: visitors see it",
  ]),
  publishOn: writtenDate(
    "words",
    "The first day on which visitors see the entry; previews show it before",
  )
    .optional()
    .meta({ label: "Public from" }),
  sample: flag(
    "claims",
    "true marks made-up people, numbers or words that must be replaced before launch",
    madeUp,
  ).meta({ label: "Made up" }),
  allow: allowField,
};
