import { z } from "zod";
import { isHttps, isInsideSite } from "#app/model/fields/address.ts";
import { described, patterned } from "#app/model/fields/described.ts";

/** The form services; "plain" is any address that answers in JSON. */
export const formServices = ["formspree", "web3forms", "basin", "netlify", "plain"] as const;

const fields = z.strictObject({
  delivery: described(
    z.enum(["email", "endpoint"]),
    "contact",
    "How the form is sent: email opens the visitor's own mail app; endpoint sends to a form service",
    "email",
  ),
  to: z
    .email()
    .optional()
    .meta({
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
  ),
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
  ).optional(),
});

/** How a form is sent: by the visitor's own mail app, or to a form service. */
export const formDeliverySchema = fields.refine(isComplete).meta({
  description: "How this form is sent, and where to",
  expects:
    "either delivery: email without kind and address, or delivery: endpoint with kind, address and (for web3forms) key",
});

// With half of the settings, messages would be lost.
function isComplete({ delivery, kind, address, key }: z.infer<typeof fields>) {
  if (delivery === "email") return !kind && !address;
  return kind !== undefined && address !== undefined && (kind !== "web3forms" || key !== undefined);
}

/** The name of a form service. */
export type FormService = (typeof formServices)[number];
