import { z } from "zod";
import { described, patterned } from "#app/model/fields/described.ts";
import { isAtHost, isHttps, isInsideSite } from "#app/model/fields/link.ts";

/** The form services; "plain" is any address that answers in JSON. */
export const formServices = ["formspree", "web3forms", "basin", "netlify", "plain"] as const;

// The services with a host of their own.
const serviceHosts: Partial<Record<FormService, string>> = {
  formspree: "formspree.io",
  web3forms: "web3forms.com",
  basin: "usebasin.com",
};

const fields = z.strictObject({
  delivery: described(
    z.enum(["email", "endpoint"]),
    "contact",
    "How the form is sent: email opens the visitor's own mail app; endpoint sends to a form service",
    "email",
  ).meta({ label: "How it is sent" }),
  to: z
    .email()
    .optional()
    .meta({
      label: "Who receives it",
      concern: "contact",
      description: "The e-mail address that receives the messages; the site's own if left out",
      examples: ["info@example.org"],
      expects: "an e-mail address",
      copy: true,
    }),
  kind: described(
    z.enum(formServices).optional(),
    "contact",
    "With endpoint: the form service",
    "formspree",
  ).meta({ label: "Form service" }),
  address: z
    .string()
    .refine((written) => isHttps(written) || (isInsideSite(written) && written.startsWith("/")))
    .optional()
    .meta({
      concern: "contact",
      description: "With endpoint: the address that the service gave you",
      examples: ["https://formspree.io/f/abcdefgh"],
      pattern: "^(https://|/(?!/))\\S+$",
      expects: "an address that begins with https://",
    }),
  key: patterned(
    /^\S+$/,
    "contact",
    "With web3forms: the public access key of the form",
    "00000000-0000-0000-0000-000000000000",
    "the key without spaces",
  )
    .optional()
    .meta({ label: "Access key" }),
});

/** How a form is sent: by the visitor's own mail app, or to a form service. */
export const formDeliverySchema = fields
  .refine(isComplete)
  .refine(isOfItsService, {
    path: ["address"],
    error: "This is not an address of the service that kind: names. Correct one of the two.",
  })
  .meta({
    description: "How this form is sent, and where to",
    expects:
      "either delivery: email without kind and address, or delivery: endpoint with kind, address and (for web3forms) key",
  });

// With half of the settings, messages would be lost.
function isComplete({ delivery, kind, address, key }: z.infer<typeof fields>) {
  if (delivery === "email") return !kind && !address;
  return kind !== undefined && address !== undefined && (kind !== "web3forms" || key !== undefined);
}

function isOfItsService({ kind, address = "" }: z.infer<typeof fields>) {
  const host = kind && serviceHosts[kind];
  return !host || isAtHost(address, [host]);
}

/** The name of a form service. */
export type FormService = (typeof formServices)[number];

/** How each form of the site is delivered. */
export const formDeliveriesSchema = z.strictObject({
  volunteer: formDeliverySchema,
  contact: formDeliverySchema,
  newsletter: formDeliverySchema.optional(),
});
