import { z } from "zod";
import {
  described,
  flag,
  madeUp,
  note,
  patterned,
  writtenDate,
  pastDate,
} from "#app/model/fields/described.ts";

/** The findings of the check that someone has accepted for an entry; no page shows them. */
export const allowField = z
  .array(
    z.strictObject({
      rule: patterned(
        /\S/,
        "words",
        "The rule, as in brackets after the message",
        "spelling",
        "the name of a rule, as in brackets after the message",
      ).meta({ key: true }),
      because: patterned(
        /\S\s+\S+\s+\S/,
        "words",
        "Why the text is right; reviewers read this, and it is public",
        "This is how she writes it herself",
        "a reason of three words or more",
      ).meta({ label: "Why it is right" }),
    }),
  )
  .max(20)
  .optional()
  .meta({
    concern: "nothing",
    label: "Accepted warnings",
    description: "Warnings that are wrong here, with the reason",
  });

/** What someone still has to confirm. The launch check lists it; deleting it claims that it is true. */
export const confirmField = described(
  z.string().regex(/\S/),
  "claims",
  "What still has to be confirmed, and by whom; no page shows it, and the launch check lists it",
  "Which years it covers",
)
  .optional()
  .meta({ label: "Still to confirm" });

/** The fields that any entry can have: draft, first public day, still to confirm, made up, accepted warnings. */
export const stateFields = {
  draft: flag("words", "Keeps the entry off the public site; previews still show it", [
    "A draft now: visitors no longer see it",
    "No longer a draft: visitors see it",
  ]),
  publishOn: writtenDate(
    "words",
    "The first day on which visitors see the entry; previews already show it",
  )
    .optional()
    .meta({ label: "Public from" }),
  confirm: confirmField,
  sample: madeUp("For made-up people, numbers or words, which must be replaced before the launch"),
  allow: allowField,
};

/** Who agreed that a child can be recognised in a text, and when; visitors do not see it. */
export const consentField = z
  .strictObject({
    who: note("Who agreed, without a name, because this file is public", "The girl and her mother"),
    when: pastDate("people", "The day on which they agreed"),
  })
  .optional()
  .meta({
    description:
      "Who agreed that a child can be recognised here; no page shows it, and the check then does not warn",
  });

/** The code of a language, such as sw or en-KE. */
export const languageCode = /^[a-z]{2,3}(-[A-Z]{2})?$/;
