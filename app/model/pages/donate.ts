import { z } from "zod";
import {
  described,
  fact,
  group,
  itemId,
  listOf,
  paragraph,
  wording,
} from "#app/model/fields/described.ts";
import { figureList, reference } from "#app/model/fields/figure.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { confirmField } from "#app/model/fields/state.ts";
import {
  bankDetailsSchema,
  givingProviderSchema,
  mobileMoneySchema,
} from "#app/model/pages/giving-provider.ts";
import { giftExamplesSchema } from "#app/model/pages/gift-examples.ts";
import {
  callToActionSchema,
  pageHeadFields,
  sectionSchema,
  shownWith,
  titledTextSchema,
} from "#app/model/pages/page-fields.ts";

const giftMessage = sectionSchema.extend({
  other: wording("The last choice, after the amounts", "Another amount").meta({
    label: "Last choice",
  }),
  subject: wording("The subject; {gift} is the choice", "A gift: {gift}").meta({
    placeholders: ["gift"],
  }),
  submit: wording("The button, which must not promise a payment", "Ask how to give"),
  first: paragraph(
    "The first sentence; {gift} is the choice",
    "I would like to give: {gift}.",
  ).meta({ label: "First sentence", placeholders: ["gift"] }),
  howMuch: wording("The field for another amount", "How much?"),
  howMuchHint: wording(
    "The hint below that field",
    "With the currency, such as KES 3,000",
  ).optional(),
  giftMissing: wording("Shown if there is no amount", "Choose a gift or write an amount"),
  emailMissing: wording("Shown if there is no address for the answer", "Enter your email address"),
  confirm: confirmField,
});

/** The words of the form for people who write to give: the contact form with a choice of gifts. */
export type GiftMessage = z.infer<typeof giftMessage>;

// The words around the ways to give; those about the giving page, its frame or M-Pesa are needed only with it.
const givingSchema = sectionSchema.extend({
  open: wording("The link to the giving page", "Open the giving page")
    .optional()
    .meta({ label: "Link to the giving page" }),
  privacy: wording(
    "Who receives what a donor types",
    "The page belongs to the provider.",
  ).optional(),
  frameTitle: wording("The name of the frame, for screen readers", "Giving page").optional(),
  frameMissing: wording(
    "Shown beside the frame after a while, for people who do not see it",
    "Is this space empty?",
  ).optional(),
  saving: wording(
    "Shown in place of the frame for visitors who save data",
    "Not loaded, to save data.",
  )
    .optional()
    .meta({ label: "For visitors who save data" }),
  sample: paragraph(
    "Shown above the frame while the fundraiser is made up",
    "This is an example, and no gift arrives yet.",
  )
    .optional()
    .meta({ label: "While the fundraiser is made up" }),
  message: giftMessage
    .describe("A message that asks how to give")
    .meta({ label: "Message that asks how to give" }),
  write: linkSchema
    .describe("The main button while there is no giving page")
    .meta({ label: "Button without a giving page" }),
  show: wording("The button that loads the frame", "Show the giving page here")
    .optional()
    .meta({ label: "Button that loads the frame" }),
  mobileMoney: mobileMoneySchema
    .optional()
    .meta({ description: "Giving by M-Pesa without the giving page" }),
  card: sectionSchema.optional().describe("Giving by card, shown when the giving page is real"),
  bank: bankDetailsSchema.optional().meta({ description: "Giving by bank transfer" }),
  cheque: bankDetailsSchema
    .optional()
    .describe("Giving by cheque: the payee and the postal address"),
});

const fields = z.strictObject({
  ...pageHeadFields,
  provider: fact(givingProviderSchema.default({})).meta({
    description: "The service that takes donations, and where the money goes",
  }),
  giving: givingSchema.meta({
    label: "Ways to give",
    description: "The section with the ways to give",
  }),
  gifts: giftExamplesSchema.meta({
    label: "Examples of gifts",
    description: "What a gift can pay for, and what donors ask",
  }),
  impact: group("The section with figures", {
    ...sectionSchema.shape,
    figures: figureList("The figures of the impact section", "donors"),
  }),
  fundUse: group("How the money is used, as a table", {
    ...sectionSchema.shape,
    purpose: wording("The table's first column", "Where it goes"),
    share: wording("The table's second column", "Share"),
    shares: described(
      z
        .array(
          reference(
            "stat",
            "A share in percent, one of the figures in stats.yaml",
            "fund-programs",
          ),
        )
        .min(2)
        // As many as differ in colour and weave (app/components/share-bar.tsx).
        .max(4),
      "words",
      "The shares, which add up to 100%; four can be told apart",
      "[fund-programs, fund-administration]",
    ),
  }).optional(),
  pledges: shownWith(
    "pledges",
    sectionSchema.extend({
      note: wording("A note that the pledges are examples", "Examples, not real donors."),
    }),
  ),
  closing: group("The last section of the page", {
    ...callToActionSchema.shape,
    primary: linkSchema
      .extend({ label: wording("What the button says", "Give now") })
      .describe("The first and larger link"),
  }),
  otherWays: group("Other ways to help than money", {
    ...sectionSchema.shape,
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

// What a way to give needs in the same file.
const neededTogether = [
  ["pageAddress", "provider", ["fundraiserId", "defaults"]],
  ["pageAddress", "giving", ["open", "privacy"]],
  ["frameAddress", "provider", ["pageAddress"]],
  ["frameAddress", "giving", ["frameTitle", "frameMissing", "saving", "sample", "show"]],
  ["paybill", "giving", ["mobileMoney"]],
  ["till", "giving", ["mobileMoney"]],
] as const;

/** The donate page. */
export type Donate = z.infer<typeof donateSchema>;
