import { z } from "zod";
import { isHttps } from "#app/model/fields/address.ts";
import { described, flag, patterned } from "#app/model/fields/described.ts";
import { text } from "#app/model/fields/text.ts";

const provider = /^(https:\/\/[^\s/{}]+|http:\/\/localhost(:\d+)?)\/\S*$/;

const template = (description: string, example: string) =>
  z
    .string()
    // While developing, a local server may stand in for the service.
    .refine(
      (written) =>
        provider.test(written) && (isHttps(written) || written.startsWith("http://localhost")),
    )
    .meta({
      description,
      examples: [example],
      pattern: provider.source,
      expects: "an address that begins with https://; {fundraiserId} stands for the id",
    });

const mobileNumber = (description: string) =>
  patterned(/^\d{5,7}$/, description, '"123456"', "the number in quotes, 5 to 7 digits");

/** The outside service that takes donations, and what is passed to it. */
export const givingProviderSchema = z.strictObject({
  name: text("The service's name", "M-Changa").optional(),
  pageAddress: template(
    "The giving page; {fundraiserId}, {type}, {amount} and {method} are filled in",
    "https://www.mchanga.africa/fundraiser/{fundraiserId}",
  ).optional(),
  frameAddress: template(
    "The page in the frame; {fundraiserId}, {type}, {amount} and {method} are filled in",
    "https://www.mchanga.africa/fundraiser/{fundraiserId}",
  ).optional(),
  fundraiserId: patterned(
    /^[\w-]+$/,
    "The fundraiser's id at the service, in quotes",
    '"000000"',
    "the id in quotes",
  ).optional(),
  paybill: described(
    z
      .strictObject({
        number: mobileNumber(
          "The M-Pesa Paybill number, in quotes; leave paybill out until it is certain",
        ),
        account: text("The account to name, as the donor types it", "GIRLS"),
      })
      .optional(),
    "Giving by M-Pesa without the giving page",
    '{number: "123456", account: GIRLS}',
  ),
  till: described(
    z
      .strictObject({
        number: mobileNumber("The Buy Goods till, in quotes; leave till out until it is certain"),
        name: text("The name that the phone shows before the PIN", "SULUHISHO"),
      })
      .optional(),
    "Giving by M-Pesa to a Buy Goods till",
    '{number: "123456", name: SULUHISHO}',
  ),
  defaults: z
    .strictObject({
      type: described(z.enum(["one-time", "monthly"]), "The kind of gift suggested", "one-time"),
      amount: described(z.int().min(1), "The amount suggested", "50"),
      method: described(z.enum(["mpesa", "card"]), "The way to pay suggested", "mpesa"),
    })
    .optional(),
  sample: flag("true until the fundraiser's id is the real one"),
});
