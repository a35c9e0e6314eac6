import { z } from "zod";
import { described, listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { figureList, reference } from "#app/model/fields/reference.ts";
import { itemId } from "#app/model/fields/slug.ts";
import { fact, wording } from "#app/model/fields/text.ts";
import { callToActionSchema } from "#app/model/pages/call-to-action.ts";
import { giftExamplesSchema } from "#app/model/pages/gift-examples.ts";
import { givingProviderSchema } from "#app/model/pages/giving-provider.ts";
import { givingSchema } from "#app/model/pages/giving-section.ts";
import {
  pageHeadFields,
  sectionSchema,
  shownWith,
  titledTextSchema,
} from "#app/model/pages/page-head-fields.ts";

const fields = z.strictObject({
  ...pageHeadFields,
  provider: fact(givingProviderSchema),
  giving: givingSchema,
  gifts: giftExamplesSchema,
  impact: sectionSchema.extend({
    figures: figureList("The figures of the impact section", "donors"),
  }),
  fundUse: sectionSchema
    .extend({
      purpose: wording("The table's first column", "Where it goes"),
      share: wording("The table's second column", "Share"),
      shares: described(
        z
          .array(reference("stat", "A share in percent, by its id in stats.yaml", "fund-programs"))
          .min(2),
        "words",
        "The shares, which add up to 100%",
        "[fund-programs, fund-administration]",
      ),
    })
    .optional(),
  pledges: shownWith(
    "pledges",
    sectionSchema.extend({
      note: wording("A note that the pledges are examples", "Examples, not real donors."),
    }),
  ),
  closing: callToActionSchema.extend({
    primary: linkSchema.extend({ label: wording("What the button says", "Give now") }),
  }),
  otherWays: sectionSchema.extend({
    ways: listOf(
      titledTextSchema.extend({ id: itemId("volunteer"), link: linkSchema }),
      "Other ways to help",
      "[{title: Volunteer, text: Two hours a week, link: {label: Apply, href: /get-involved}}]",
    ),
  }),
});

/** The donate page. */
export const donateSchema = fields.superRefine((donate, context) => {
  for (const [needing, parent, names] of neededTogether) {
    const values = donate[parent] as Record<string, unknown>;
    if (!donate.provider[needing]) continue;
    for (const name of names.filter((field) => values[field] === undefined)) {
      const message = `provider: has ${needing}, but ${parent}: has no ${name}. Add it, or delete ${needing}.`;
      context.addIssue({ code: "custom", path: ["provider", needing], message });
    }
  }
});

// What a giving page or its frame needs in the same file.
const neededTogether = [
  ["pageAddress", "provider", ["fundraiserId", "defaults"]],
  ["pageAddress", "giving", ["open", "privacy"]],
  ["frameAddress", "provider", ["pageAddress"]],
  ["frameAddress", "giving", ["frameTitle", "frameMissing", "saving", "sample", "show"]],
] as const;

/** The donate page. */
export type Donate = z.infer<typeof donateSchema>;
