import { described } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { figureList } from "#app/model/fields/reference.ts";
import { wording } from "#app/model/fields/text.ts";
import { sectionSchema } from "#app/model/pages/page-head-fields.ts";

/** What journalists need; their contact is the entry `press` of the proof. */
export const pressKitSchema = sectionSchema.extend({
  facts: figureList("The figures below the location", "founded").optional(),
  logo: wording(
    "The link that downloads the logo of the site",
    "Download our logo (SVG)",
  ).optional(),
  cloths: described(
    linkSchema.optional(),
    "words",
    "The page of cloths to print or show",
    "{label: Our cloths, href: /leso}",
  ),
});
