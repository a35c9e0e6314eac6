import { z } from "zod";
import { described, flag, madeUp, patterned } from "#app/model/fields/described.ts";
import { languageField } from "#app/model/fields/language-field.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { fact, text, withUsual, wording } from "#app/model/fields/text.ts";
import { formDeliveriesSchema } from "#app/model/site/form-deliveries.ts";
import { hiddenPartsSchema } from "#app/model/site/hidden-parts.ts";
import { httpsStageSchema } from "#app/model/site/https-stage.ts";
import { siteLanguage, siteLanguagesSchema } from "#app/model/site/site-languages.ts";
import { siteNoticeSchema } from "#app/model/site/site-notice.ts";
import { ownersSchema } from "#app/model/site/owners.ts";
import { officeHoursSchema } from "#app/model/site/office-hours.ts";
import { siteAddress } from "#app/model/site/site-address.ts";
import { socialNetworkSchema } from "#app/model/site/social-network.ts";

/** The organisation and how to reach it. */
export const siteSchema = z
  .strictObject({
    name: fact(wording("The organisation's name", "Suluhisho")),
    motto: wording("One line that says what it does", "Girls in school, safe and heard"),
    mottoLanguage: languageField("that of the site"),
    titlePattern: fact(wording("The browser title; {title} is filled in", "{title} · Suluhisho")),
    address: siteAddress,
    language: siteLanguage("The site's language", "en-KE"),
    languages: siteLanguagesSchema.optional(),
    email: z.email().meta({
      concern: "contact",
      description: "The public e-mail address",
      examples: ["info@example.org"],
      expects: "an e-mail address",
      copy: true,
      fact: true,
    }),
    phone: patterned(
      /^\+(?:254(?: ?[0-9]){9}|(?!254)[0-9 ]{8,})$/,
      "contact",
      "The public phone number with its country code",
      "+254 700 000 000",
      "a phone number with its country code, like +254 700 000 000",
    )
      .meta({ copy: true, fact: true })
      .optional(),
    location: withUsual(text("contact", "City and country", "Nairobi, Kenya")),
    office: officeHoursSchema.meta({ concern: "contact" }),
    copyright: withUsual(wording("The line at the very bottom", "© 2025 Suluhisho")),
    notice: described(
      siteNoticeSchema.optional(),
      "contact",
      "A notice on every page; leave it out if there is none",
      "{text: Our office is closed until 4 January., until: 2027-01-03}",
    ),
    registration: described(
      linkSchema.optional(),
      "claims",
      "The registration number, as a link to the public register; optional",
      "{label: Registered charity 218, href: https://register.example/218}",
    ),
    annualReport: described(
      linkSchema.optional(),
      "claims",
      "The latest annual report, as a link in the footer; optional",
      "{label: Annual report 2025, href: /files/annual-report-2025.pdf}",
    ),
    social: described(
      fact(z.array(socialNetworkSchema).max(6)),
      "words",
      "The social networks, in the order of their icons",
      "[{name: Facebook, icon: facebook}, {name: Instagram, icon: instagram}, {name: X, icon: x}]",
    ),
    forms: fact(formDeliveriesSchema).meta({ concern: "contact" }),
    rememberHttps: httpsStageSchema.optional(),
    hide: hiddenPartsSchema,
    owners: ownersSchema,
    sample: flag("claims", "true until e-mail, phone and addresses are real", madeUp),
  })
  .refine(({ language, languages }) => !languages || languages[0]?.code === language)
  .meta({ expects: "a list in languages: that begins with the language in language:" });

/** The organisation and how to reach it. */
export type Site = z.infer<typeof siteSchema>;
