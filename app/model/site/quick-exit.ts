import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";

/** The link that leaves the site at once. */
export const quickExitSchema = z
  .strictObject({
    label: wording("The link that leaves the site at once", "Leave this site"),
    address: z.url({ protocol: /^https$/ }).meta({
      concern: "safety",
      description: "The harmless page that it opens",
      examples: ["https://www.google.com/"],
      expects: "an address that begins with https://",
    }),
  })
  .meta({ concern: "safety" });
