import { z } from "zod";
import { described, flag, madeUp, listOf } from "#app/model/fields/described.ts";
import { itemId } from "#app/model/fields/slug.ts";
import { fact, text } from "#app/model/fields/text.ts";

const gift = z.strictObject({
  id: itemId("school-books"),
  amount: fact(text("money", "An amount in shillings", "KES 2,500")),
  also: listOf(
    fact(text("money", "A similar amount in another currency", "USD 20")),
    "For donors abroad: about the same gift in other currencies",
    "[USD 20, EUR 17, GBP 15]",
  ).optional(),
  text: text("money", "What it can pay for", "School books for one term"),
});

const often = z.strictObject({
  label: text("money", "The words above the choices", "How often"),
  choices: listOf(text("money", "One choice", "Once"), "The choices", "[Once, Every month]"),
});

const donorQuestion = z.strictObject({
  name: text("money", "What donors ask about", "Receipt"),
  text: text("money", "The answer in one sentence, even if it is “not yet”", "M-Changa sends one."),
});

/** What a gift can pay for, and what donors ask before they give. */
export const giftExamplesSchema = z.strictObject({
  heading: text("money", "The heading", "What a gift can pay for"),
  note: text("money", "What a gift is really used for", "Your gift goes where it is needed most."),
  list: described(
    z.array(gift).min(1).max(4),
    "money",
    "Three or four amounts",
    '[{amount: "KES 2,500", text: School books for one term}]',
  ),
  often: often.optional().describe("How often; leave it out if monthly gifts are not possible"),
  facts: listOf(
    donorQuestion,
    "What donors ask, with the answers",
    "[{name: Receipt, text: M-Changa sends one.}]",
  ),
  sample: flag("claims", "true until the amounts are confirmed", madeUp),
});

/** What a gift can pay for, and what donors ask before they give. */
export type GiftExamples = z.infer<typeof giftExamplesSchema>;
