import { z } from "zod";
import {
  described,
  fact,
  group,
  itemId,
  listOf,
  madeUp,
  patterned,
  text,
} from "#app/model/fields/described.ts";
import { isHttps } from "#app/model/fields/link.ts";
import { sectionSchema } from "#app/model/pages/page-fields.ts";

const provider = /^(https:\/\/[^\s/{}]+|http:\/\/localhost(:\d+)?)\/\S*$/;

const template = (page: string) =>
  z
    .string()
    // During development, a local server can replace the service.
    .refine(
      (written) =>
        provider.test(written) && (isHttps(written) || written.startsWith("http://localhost")),
    )
    .meta({
      concern: "money",
      description: `${page}; {fundraiserId}, {type}, {amount} and {method} are filled in`,
      examples: ["https://www.mchanga.africa/fundraiser/{fundraiserId}"],
      placeholders: ["fundraiserId", "type", "amount", "method"],
      pattern: provider.source,
      expects: "an address that begins with https://, with {fundraiserId} where the id belongs",
    });

const mobileNumber = (description: string) =>
  patterned(/^\d{5,7}$/, "money", description, '"123456"', "the number in quotes, 5 to 7 digits");

/** The service that takes donations, and the values passed to it. */
export const givingProviderSchema = z.strictObject({
  name: text("money", "The service's name", "M-Changa").optional(),
  pageAddress: template("The giving page").optional(),
  frameAddress: template("The page in the frame").optional(),
  fundraiserId: patterned(
    /^[\w-]+$/,
    "money",
    "The fundraiser's id at the service, in quotes",
    '"000000"',
    "the id in quotes",
  ).optional(),
  paybill: described(
    z
      .strictObject({
        number: mobileNumber(
          "The M-Pesa Paybill number, in quotes; leave paybill out until it is confirmed",
        ),
        account: text("money", "The account number, as the donor types it", "GIRLS"),
      })
      .optional(),
    "money",
    "Giving by M-Pesa to a Paybill",
    '{number: "123456", account: GIRLS}',
  ),
  till: described(
    z
      .strictObject({
        number: mobileNumber(
          "The Buy Goods till number, in quotes; leave till out until it is confirmed",
        ),
        name: text("money", "The name that the phone shows before the PIN", "SULUHISHO"),
      })
      .optional(),
    "money",
    "Giving by M-Pesa to a Buy Goods till",
    '{number: "123456", name: SULUHISHO}',
  ),
  defaults: group("What the giving page suggests", {
    type: described(
      z.enum(["one-time", "monthly"]),
      "money",
      "The suggested frequency",
      "monthly",
    ).meta({ label: "Frequency" }),
    amount: described(z.int().min(1), "money", "The suggested amount", "50"),
    method: described(z.enum(["mpesa", "card"]), "money", "The suggested way to pay", "mpesa"),
  }).optional(),
  sample: madeUp("Until the fundraiser's id is real"),
});

const bankDetailSchema = z.strictObject({
  id: itemId("account"),
  name: text("money", "What it is", "SWIFT code"),
  value: fact(text("money", "What a donor copies, in quotes", '"ABCDKENA"')),
});

/** Giving by bank transfer or cheque; leave it out until the bank has confirmed every line. */
export const bankDetailsSchema = sectionSchema.extend({
  details: listOf(
    bankDetailSchema,
    "What a donor needs; a transfer from abroad also needs the SWIFT code",
    "[{name: Account number, value: '0100 200 300'}, {name: SWIFT code, value: ABCDKENA}]",
  ).meta({ label: "What a donor needs" }),
});

/** Giving by M-Pesa without the giving page: the steps on a phone. */
export const mobileMoneySchema = z.strictObject({
  heading: text("money", "The heading of this section", "Give by M-Pesa"),
  lead: text("money", "A sentence below the heading", "No data is needed.")
    .meta({ long: true })
    .optional(),
  steps: listOf(
    text("money", "One step; {paybill} and {account} are filled in", "Enter {paybill}").meta({
      placeholders: ["paybill", "account"],
    }),
    "The steps on a phone for the Paybill, in order",
    "[Open M-Pesa, Choose Pay Bill]",
  ),
  tillSteps: listOf(
    text("money", "One step; {till} and {name} are filled in", "Enter {till}").meta({
      placeholders: ["till", "name"],
    }),
    "The steps on a phone for the Buy Goods till, in order",
    "[Open M-Pesa, Choose Buy Goods]",
  ),
  copy: text(
    "money",
    "The button that copies a number; {value} is the number",
    "Copy {value}",
  ).meta({ placeholders: ["value"] }),
  copied: text("money", "Shown after it was copied", "Copied"),
  copyFailed: text("money", "Shown if copying is not allowed", "Please type it"),
});
