import { z } from "zod";
import {
  clockTime,
  described,
  listOf,
  note,
  patterned,
  wording,
  writtenDate,
  pastDate,
} from "#app/model/fields/described.ts";
import { address, isAtHost } from "#app/model/fields/link.ts";
import { confirmField } from "#app/model/fields/state.ts";

/** The days of a week in their order. */
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

const officeHoursFields = z.strictObject({
  place: wording(
    "House, road and room, for texts to quote",
    "Jogoo House, Moi Avenue, room 4",
  ).optional(),
  days: listOf(
    z.enum(weekdays).meta({ concern: "contact" }),
    "The working days",
    "[Mon, Tue, Wed, Thu, Fri]",
  ),
  opens: clockTime("When the office opens", '"08:00"'),
  closes: clockTime("When the office closes", '"17:00"'),
  holidays: described(
    z.array(writtenDate("words", "A public holiday")),
    "words",
    "Public holidays, oldest first; no answer is promised after the last one",
    "[2026-12-25]",
  ),
  answersWithinHours: z
    .int()
    .min(1)
    .max(240)
    .meta({
      label: "Hours until an answer",
      concern: "contact",
      description: "How soon you promise to answer, in hours",
      examples: ["48"],
      expects: "a whole number of hours",
    }),
});

/** The office hours, in Nairobi time: it opens before it closes, and its days are in order. */
export const officeHoursSchema = officeHoursFields.superRefine((office, context) => {
  const { opens, closes, days, holidays } = office;
  if (closes <= opens) {
    const message = `The office would close before it opens at ${opens}. Write times from 00:00 to 23:59.`;
    context.addIssue({ code: "custom", path: ["closes"], message });
  }
  // The order of what is no day says nothing.
  const areDays = z.array(z.iso.date()).safeParse(holidays).success;
  const order = days.map((day) => weekdays.indexOf(day));
  const lists = { days: order, holidays: areDays ? holidays : [] };
  for (const [name, list] of Object.entries(lists)) {
    const at = list.findIndex((day, index) => index > 0 && day <= list[index - 1]!);
    const message = "This day is in the wrong order, or appears twice. Put the earliest day first.";
    if (at > 0) context.addIssue({ code: "custom", path: [name, at], message });
  }
});

/** The office hours, in Nairobi time. */
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** The networks with an icon, and their hosts. */
export const socialHosts = {
  facebook: ["facebook.com", "fb.com", "fb.me"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  linkedin: ["linkedin.com"],
  tiktok: ["tiktok.com"],
  whatsapp: ["whatsapp.com", "wa.me"],
} as const;

const networks = Object.keys(socialHosts) as (keyof typeof socialHosts)[];

/** A social network; without an address it is shown but not linked. */
export const socialNetworkSchema = z
  .strictObject({
    name: wording("The network's name", "Facebook"),
    icon: described(z.enum(networks), "words", "The icon", "facebook").meta({ key: true }),
    address: address("The address of our page there", "https://example.org/suluhisho").optional(),
  })
  .refine(({ icon, address = "" }) => isAtHost(address, socialHosts[icon]), {
    path: ["address"],
    error: "This is not an address of the network that icon: names. Correct one of the two.",
  });

/** A social network. */
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;

/** A number or e-mail address of another organisation that texts may name. */
export const publicContactSchema = z.strictObject({
  contact: patterned(
    /^(?:\+?\d[\d ]{2,}|[*#][\d*#]+#|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/,
    "contact",
    "The phone number or dial code in quotes, or the e-mail address",
    '"0800 000 000"',
    "one phone number or dial code in quotes, or one e-mail address",
  ).meta({ key: true }),
  name: note(
    "The organisation, and what the contact is for",
    "The hotline of a legal aid group",
  ).meta({ label: "Whose contact it is" }),
  checked: pastDate("contact", "The day on which someone last checked it"),
  confirm: confirmField,
});

const owner = (description: string, example: string) =>
  patterned(
    /^@[\w-]+(?:\/[\w.-]+)?(?: @[\w-]+(?:\/[\w.-]+)?)*$/,
    "safety",
    description,
    example,
    "names on GitHub with their @, such as @wanjiru or @charity/team",
  );

/** Who must approve serious changes: people or teams on GitHub. */
export const ownersSchema = described(
  z
    .strictObject({
      maintainers: owner("Who looks after the code and the pages about money", "@charity/team"),
      safeguarding: owner("Who looks after the safety of girls", "@wanjiru @charity/safety"),
    })
    .optional(),
  "safety",
  "Who must approve serious changes; .github/CODEOWNERS is generated from it",
  "{maintainers: '@charity/team', safeguarding: '@wanjiru'}",
);

/** Who must approve serious changes: people or teams on GitHub. */
export type Owners = NonNullable<z.infer<typeof ownersSchema>>;
