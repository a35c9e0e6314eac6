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
    figures: figureList("The figures of the impact part", "donors"),
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
        "The shares, which make 100 %",
        "[fund-programs, fund-administration]",
      ),
    })
    .optional(),
  pledges: shownWith(
    "pledges",
    sectionSchema.extend({
      note: wording("Says that the pledges are examples", "Examples, not real donors."),
    }),
  ),
  closing: callToActionSchema.extend({
    primary: linkSchema.extend({ label: wording("What the button says", "Give now") }),
  }),
  otherWays: sectionSchema.extend({
    ways: listOf(
      titledTextSchema.extend({ id: itemId("volunteer"), link: linkSchema }),
      "Ways to help without the frame",
      "[{title: Volunteer, text: Two hours a week, link: {label: Apply, href: /get-involved}}]",
    ),
  }),
});

/** The donate page. */
export const donateSchema = fields.refine(namesGivingPage).meta({
  expects:
    "a page on which pageAddress goes with fundraiserId and defaults and, in giving:, with open and privacy; and frameAddress with pageAddress and, in giving:, with frameTitle, frameMissing, saving, sample and show",
});

function namesGivingPage({ provider, giving }: z.infer<typeof fields>) {
  const { open, privacy, frameTitle, frameMissing, saving, sample, show } = giving;
  const { pageAddress, fundraiserId, defaults } = provider;
  const ofPage = pageAddress ? [fundraiserId, defaults, open, privacy] : [];
  const ofFrame = provider.frameAddress
    ? [pageAddress, frameTitle, frameMissing, saving, sample, show]
    : [];
  return [...ofPage, ...ofFrame].every((one) => one !== undefined);
}

/** The donate page. */
export type Donate = z.infer<typeof donateSchema>;
