import { z } from "zod";
import {
  fact,
  listOf,
  slug,
  moneyAmount,
  wording,
  writtenDate,
} from "#app/model/fields/described.ts";
import { imageSource } from "#app/model/fields/file.ts";
import { address, linkSchema } from "#app/model/fields/link.ts";
import { stateFields } from "#app/model/fields/state.ts";

/** One way to volunteer, or something with its own heading, such as a vacancy. */
export const opportunitySchema = z.strictObject({
  id: slug("A short name that no other entry here has", "community-volunteer"),
  heading: wording(
    "The heading of a separate section, such as vacancies; leave it out for volunteering",
    "Vacancies",
  )
    .optional()
    .meta({ label: "Heading of a separate section" }),
  title: wording("What the opportunity is called", "Community Volunteer"),
  description: wording("What a volunteer does", "Help at weekend study groups."),
  commitment: wording("How much time it takes", "4-8 hours/week"),
  location: wording("Where it happens", "On-site"),
  skills: listOf(
    wording("A skill that helps", "Listening"),
    "Skills that help",
    "[Listening, Planning]",
  ),
  link: linkSchema.optional(),
  until: writtenDate("words", "The last day on which it is shown; leave it out if it stays")
    .optional()
    .meta({ label: "Last day shown" }),
  ...stateFields,
});

/** One kind of partnership with other organisations. */
export const partnershipSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "corporate"),
  type: wording("What the partnership is called", "Corporate Partnership"),
  description: wording("What it is about", "Companies lend people, rooms and money."),
  benefits: listOf(
    wording("Something the partner gains", "A yearly report"),
    "What the partner gains",
    "[A yearly report]",
  ),
  ...stateFields,
});

/** A partner organisation, shown by its logo. */
export const partnerSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "county-library"),
  name: fact(
    wording("The organisation's name; screen readers read it for the logo", "The county library"),
  ),
  logo: imageSource,
  href: address("The organisation's website", "https://example.org/")
    .optional()
    .meta({ label: "Link to" }),
  ...stateFields,
});

/** One pledge in the list of recent pledges. */
export const pledgeSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "school-kit"),
  name: wording("Who pledges: initials or a group", "A reading group in Kisumu"),
  amount: moneyAmount("words", "How much, with its currency", "KES 2,500"),
  purpose: wording("What it is for", "One term of school books"),
  ...stateFields,
});
