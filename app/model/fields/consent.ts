import { z } from "zod";
import { note } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** Who agreed that a child can be recognised in a text, and when; visitors never see it. */
export const consentField = z
  .strictObject({
    who: note(
      "Who agreed, without a name: what is written here is public too",
      "Her mother and she herself",
    ),
    when: writtenDate("people", "The day on which they agreed, not one to come"),
  })
  .optional()
  .meta({
    description:
      "Who agreed that a child can be recognised here; npm run check:launch lists it, no page shows it",
  });
