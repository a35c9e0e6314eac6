import { z } from "zod";
import { note } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** Who agreed that a child can be recognised in a text, and when; visitors do not see it. */
export const consentField = z
  .strictObject({
    who: note("Who agreed, without a name, because this file is public", "The girl and her mother"),
    when: writtenDate("people", "The day on which they agreed"),
  })
  .optional()
  .meta({
    description:
      "Who agreed that a child can be recognised here; no page shows it, and npm run check:launch lists it",
  });
