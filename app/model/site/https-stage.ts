import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

/** How long browsers use only https for the site. */
export const httpsStageSchema = described(
  z.enum(["a day", "a month", "a year", "two years with all subdomains"]),
  "nothing",
  "How long browsers use only https after a visit; a day if left out. Extend it step by step, and take the last step only when every subdomain has https",
  "a month",
);

/** A step towards a site that is only served by https. */
export type HttpsStage = z.infer<typeof httpsStageSchema>;
