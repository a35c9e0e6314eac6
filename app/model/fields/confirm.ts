import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

/** What somebody still has to confirm; the launch check lists it, and to take it out is to claim that it is true. */
export const confirmField = described(
  z.string().regex(/\S/),
  "claims",
  "What has still to be confirmed; npm run check:launch lists it, no page shows it",
  "Which years it covers",
)
  .optional()
  .meta({ label: "Still to confirm" });
