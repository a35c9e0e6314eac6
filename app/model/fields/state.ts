import { allowField } from "#app/model/fields/allow.ts";
import { flag } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** What any entry may have: not yet approved, public from a day on, made up for show, looked at. */
export const stateFields = {
  draft: flag("true keeps the entry off the public site; previews still show it"),
  publishOn: writtenDate(
    "The first day on which visitors see the entry; previews show it before",
  ).optional(),
  sample: flag("true marks made-up people, numbers or words that must be replaced before launch"),
  allow: allowField,
};
