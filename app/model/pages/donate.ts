import { z } from "zod";
import { described, listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { figureList, reference } from "#app/model/fields/reference.ts";
import { text } from "#app/model/fields/text.ts";
import { bankDetailsSchema } from "#app/model/pages/bank-details.ts";
import { callToActionSchema } from "#app/model/pages/call-to-action.ts";
import { giftExamplesSchema } from "#app/model/pages/gift-examples.ts";
import { givingProviderSchema } from "#app/model/pages/giving-provider.ts";
import { mobileMoneySchema } from "#app/model/pages/mobile-money.ts";
import {
  pageHeadFields,
  sectionSchema,
  titledTextSchema,
} from "#app/model/pages/page-head-fields.ts";

/** The donate page. */
export const donateSchema = z.strictObject({
  ...pageHeadFields,
  provider: givingProviderSchema,
  giving: sectionSchema.extend({
    open: text("The link to the giving page", "Open the giving page"),
    privacy: text("Who receives what a donor types", "The page belongs to the provider."),
    frameTitle: text("The name of the frame", "Giving page"),
    frameMissing: text("Below the frame, for those who see none", "Nothing to see here?"),
    saving: text("Before the frame is loaded for those who save data", "Not loaded, to save data."),
    sample: text(
      "Stands above the frame while the fundraiser is made up",
      "This is an example, and no gift arrives yet.",
    ),
    write: linkSchema.describe("The main button while the fundraiser is made up"),
    show: text("The button that loads it", "Show the giving page here"),
    mobileMoney: mobileMoneySchema,
    bank: bankDetailsSchema.optional(),
  }),
  gifts: giftExamplesSchema,
  impact: sectionSchema.extend({
    figures: figureList("The figures of the impact part", "donors"),
  }),
  fundUse: sectionSchema.extend({
    purpose: text("The table's first column", "Where it goes"),
    share: text("The table's second column", "Share"),
    shares: described(
      z
        .array(reference("stat", "The id of a share in stats.yaml, in percent", "fund-programs"))
        .min(2),
      "The shares, which make 100 %",
      "[fund-programs, fund-administration]",
    ),
  }),
  pledges: sectionSchema.extend({
    note: text("Says that the pledges are examples", "Examples, not real donors."),
  }),
  closing: callToActionSchema.extend({
    primary: linkSchema.extend({ label: text("What the button says", "Give now") }),
  }),
  otherWays: sectionSchema.extend({
    ways: listOf(
      titledTextSchema.extend({ link: linkSchema }),
      "Ways to help without the frame",
      "[{title: Volunteer, text: Two hours a week, link: {label: Apply, href: /get-involved}}]",
    ),
  }),
});

/** The donate page. */
export type Donate = z.infer<typeof donateSchema>;
