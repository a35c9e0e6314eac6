import { z } from "zod";
import {
  described,
  fact,
  listOf,
  madeUp,
  paragraph,
  patterned,
  text,
  withUsual,
  wording,
  writtenDate,
} from "#app/model/fields/described.ts";
import { isHttps, linkSchema } from "#app/model/fields/link.ts";
import { languageCode } from "#app/model/fields/state.ts";
import { formDeliveriesSchema } from "#app/model/site/form-delivery.ts";
import { officeHoursSchema, ownersSchema, socialNetworkSchema } from "#app/model/site/contact.ts";

// Lists that a page shows in a section of their own.
const lists = [
  "additional-programs",
  "events",
  "gallery",
  "news",
  "opportunities",
  "partnerships",
  "pledges",
  "success-stories",
  "team",
  "testimonials",
  "timeline",
] as const;

// Pages in pages/ that the site can do without.
const pages = ["donate", "get-involved", "programs"] as const;

// The lists and pages that site.yaml hides.
const hiddenPartsSchema = described(
  z.array(z.enum([...lists, ...pages])).optional(),
  "words",
  "Lists to hide with their section of a page, and pages to hide with their links in the menu",
  "[pledges]",
);

// How long browsers use only https for the site.
const httpsStageSchema = described(
  z.enum(["a day", "a month", "a year", "two years with all subdomains"]),
  "words",
  "How long browsers use only https after a visit; a day if left out. Extend it step by step, and take the last step only when every subdomain has https",
  "a month",
);

/** A step towards a site that is only served by https. */
export type HttpsStage = z.infer<typeof httpsStageSchema>;

// The addresses of pages are appended to it.
const isBare = (written: string) => isHttps(written) && !/[?#]/.test(written);

// The address of the public site itself.
const siteAddress = z
  .url({ protocol: /^https$/ })
  .refine(isBare)
  .meta({
    concern: "contact",
    description: "The site's own address, without a slash at the end",
    examples: ["https://www.example.org"],
    expects: "an address that begins with https://",
  });

const languageSchema = z.strictObject({
  code: patterned(
    languageCode,
    "words",
    "The code of the language. It is also the name of its folder and the beginning of its addresses, except for the first language",
    "sw",
    "a code like sw or en-KE",
  ).meta({ key: true }),
  // The name is in its own language.
  name: fact(wording("The name of the language, in that language", "Kiswahili")).meta({
    language: "und",
  }),
});

// The languages of the site. Helplines are shown in the first two.
const siteLanguagesSchema = fact(
  listOf(
    languageSchema,
    "The languages of the site, the main one first",
    "[{code: en-KE, name: English}, {code: sw, name: Kiswahili}]",
  ),
).meta({ concern: "words" });

// A notice in one line below the header of every page, for a while.
const siteNoticeSchema = z.strictObject({
  text: paragraph("The notice, in one short sentence", "Our office is closed until 4 January."),
  link: described(
    linkSchema.optional(),
    "words",
    "Where to read more; optional",
    "{label: How to reach us, href: /contact}",
  ),
  until: writtenDate("words", "The last day on which it is shown").meta({
    label: "Last day shown",
  }),
});

/** The organisation and how to reach it. */
export const siteSchema = z.strictObject({
  name: fact(wording("The organisation's name", "Suluhisho")),
  motto: wording("One line that says what it does", "Girls in school, safe and heard"),
  titlePattern: fact(
    wording("The browser title; {title} is filled in", "{title} · Suluhisho").meta({
      placeholders: ["title"],
    }),
  ),
  address: siteAddress,
  languages: siteLanguagesSchema,
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
    "a phone number with its country code and all its digits, like +254 700 000 000",
  )
    .meta({ copy: true, fact: true })
    .optional(),
  location: withUsual(text("contact", "City and country", "Nairobi, Kenya")),
  office: officeHoursSchema.meta({
    description: "When the office is open, and where it is",
    concern: "contact",
  }),
  copyright: withUsual(wording("The line at the very bottom", "© 2025 Suluhisho")),
  notice: described(
    siteNoticeSchema.optional(),
    "contact",
    "A notice on every page; leave it out if there is none",
    "{text: Our office is closed until 4 January., until: 2027-01-03}",
  ).meta({ label: "Notice on every page" }),
  registration: described(
    linkSchema.optional(),
    "claims",
    "The registration number, as a link to the public register; optional",
    "{label: Registered charity 218, href: https://register.example/218}",
  ).meta({ label: "Registration number" }),
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
  ).meta({ label: "Social networks" }),
  forms: fact(formDeliveriesSchema).meta({
    label: "Sending of the forms",
    description: "How each form is sent, and where to",
    concern: "contact",
  }),
  rememberHttps: httpsStageSchema.optional().meta({ label: "How long browsers use only https" }),
  hide: hiddenPartsSchema.meta({ label: "Lists and pages to hide" }),
  owners: ownersSchema.meta({ label: "Who approves serious changes" }),
  sample: madeUp("Until e-mail, phone and addresses are real"),
});

/** The organisation and how to reach it. */
export type Site = z.infer<typeof siteSchema>;
