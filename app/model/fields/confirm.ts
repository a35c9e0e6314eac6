import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

/** What someone still has to confirm. The launch check lists it; deleting it claims that it is true. */
export const confirmField = described(
  z.string().regex(/\S/),
  "claims",
  "What still has to be confirmed, and by whom; no page shows it, and npm run check:launch lists it",
  "Which years it covers",
)
  .optional()
  .meta({ label: "Still to confirm" });
