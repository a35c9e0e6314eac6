import type { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { wording } from "#app/model/fields/text.ts";
import { bankDetailsSchema } from "#app/model/pages/bank-details.ts";
import { mobileMoneySchema } from "#app/model/pages/mobile-money.ts";
import { sectionSchema } from "#app/model/pages/page-head-fields.ts";

const giftMessage = sectionSchema.extend({
  other: wording("The last choice, after the amounts", "Another amount"),
  subject: wording("The subject; {gift} is the choice", "A gift: {gift}"),
  choose: wording("The button before there is an amount", "Choose a gift"),
  give: wording("The button with an amount; {gift} is the choice", "Give {gift}"),
  first: wording("The first sentence; {gift} is the choice", "I would like to give: {gift}."),
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

/** The words around the ways to give; those about the giving page or its frame are needed only with it. */
export const givingSchema = sectionSchema.extend({
  open: wording("The link to the giving page", "Open the giving page").optional(),
  privacy: wording(
    "Who receives what a donor types",
    "The page belongs to the provider.",
  ).optional(),
  frameTitle: wording("The name of the frame, for screen readers", "Giving page").optional(),
  frameMissing: wording(
    "Shown below the frame, for people who do not see it",
    "Is this space empty?",
  ).optional(),
  saving: wording(
    "Shown in place of the frame for visitors who save data",
    "Not loaded, to save data.",
  ).optional(),
  sample: wording(
    "Shown above the frame while the fundraiser is made up",
    "This is an example, and no gift arrives yet.",
  ).optional(),
  message: giftMessage.describe("A message that asks how to give"),
  write: linkSchema.describe("The main button while there is no giving page"),
  show: wording("The button that loads the frame", "Show the giving page here").optional(),
  mobileMoney: mobileMoneySchema,
  card: sectionSchema.optional().describe("Giving by card, shown when the giving page is real"),
  bank: bankDetailsSchema.optional(),
  cheque: bankDetailsSchema
    .optional()
    .describe("Giving by cheque: the payee and the postal address"),
});
