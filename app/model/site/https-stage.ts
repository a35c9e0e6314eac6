import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

/** For how long browsers may take it that the site and its parts are only there by https. */
export const httpsStageSchema = described(
  z.enum(["a day", "a month", "a year", "two years with all subdomains"]),
  "nothing",
  "How long a browser insists on https after a visit, a day where nothing is written; raise it step by step while everything works, and take the last step only when every other name below yours has https too",
  "a month",
);

/** A step on the way to a site that is only there by https. */
export type HttpsStage = z.infer<typeof httpsStageSchema>;
