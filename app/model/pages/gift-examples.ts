import { z } from "zod";
import {
  described,
  flag,
  itemId,
  listOf,
  madeUp,
  moneyAmount,
  text,
} from "#app/model/fields/described.ts";

const gift = z.strictObject({
  id: itemId("school-books"),
  amount: moneyAmount("money", "An amount in shillings", "KES 2,500"),
  also: listOf(
    moneyAmount("money", "A similar amount in another currency", "USD 20"),
    "For donors abroad: about the same gift in other currencies",
    "[USD 20, EUR 17, GBP 15]",
  )
    .optional()
    .meta({ label: "In other currencies" }),
  text: text("money", "What it can pay for", "School books for one term"),
});

const currency = z.strictObject({
  label: text("money", "The words above the choices", "Currency"),
  choices: listOf(
    text("money", "The name of a currency", "US dollars"),
    "The currencies: that of amount, then those of also, in their order",
    "[Kenyan shillings, US dollars]",
  ),
});

const often = z.strictObject({
  label: text("money", "The words above the choices", "How often"),
  choices: listOf(text("money", "One choice", "Once"), "The choices", "[Once, Every month]"),
});

const donorQuestion = z.strictObject({
  name: text("money", "What donors ask about", "Receipt"),
  text: text(
    "money",
    "The answer in one sentence, even if it is “not yet”",
    "M-Changa sends one.",
  ).meta({ long: true }),
  inForm: flag("money", "Shows it in the form too, below the amounts", [
    "Shown in the form too",
    "No longer shown in the form",
  ]).meta({ label: "Shown in the form too" }),
});

/** What a gift can pay for, and what donors ask before they give. */
export const giftExamplesSchema = z
  .strictObject({
    heading: text("money", "The heading", "What a gift can pay for"),
    note: text(
      "money",
      "What a gift is really used for",
      "Your gift goes where it is needed most.",
    ),
    list: described(
      z.array(gift).min(1).max(4),
      "money",
      "Three or four amounts",
      '[{amount: "KES 2,500", text: School books for one term}]',
    ).meta({ label: "Amounts" }),
    currency: currency
      .optional()
      .describe("The choice of a currency; leave it out if all amounts are in one"),
    often: often
      .optional()
      .describe("How often; leave it out if monthly gifts are not possible")
      .meta({ label: "How often" }),
    facts: listOf(
      donorQuestion,
      "What donors ask, with the answers",
      "[{name: Receipt, text: M-Changa sends one.}]",
    ).meta({ label: "What donors ask" }),
    sample: madeUp("Until the amounts are confirmed"),
  })
  .superRefine(({ list, currency }, context) => {
    const orders = list.map(({ also = [] }) =>
      also.map((amount) => amount.replace(/[\d\s.,]/g, "")).join(", "),
    );
    // The order that most gifts have is the right one.
    const countOf = (order: string) => orders.filter((other) => other === order).length;
    const usual = orders.toSorted((left, right) => countOf(right) - countOf(left))[0];
    for (const [at, { also = [] }] of currency ? list.entries() : []) {
      const count = currency!.choices.length;
      if (also.length + 1 === count && orders[at] === usual) continue;
      const message = `currency: has ${count} currencies, and this gift also has: ${orders[at] || "nothing"}. Write one amount in each currency, in the same order in every gift.`;
      context.addIssue({ code: "custom", path: ["list", at, "also"], message });
    }
  });

/** What a gift can pay for, and what donors ask before they give. */
export type GiftExamples = z.infer<typeof giftExamplesSchema>;
