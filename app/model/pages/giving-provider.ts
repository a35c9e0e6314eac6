import { z } from "zod";
import { isHttps } from "#app/model/fields/address.ts";
import { described, flag, madeUp, patterned } from "#app/model/fields/described.ts";
import { text } from "#app/model/fields/text.ts";

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
  defaults: z
    .strictObject({
      type: described(
        z.enum(["one-time", "monthly"]),
        "money",
        "The suggested frequency",
        "monthly",
      ),
      amount: described(z.int().min(1), "money", "The suggested amount", "50"),
      method: described(z.enum(["mpesa", "card"]), "money", "The suggested way to pay", "mpesa"),
    })
    .optional(),
  sample: flag("claims", "true until the fundraiser's id is real", madeUp),
});
