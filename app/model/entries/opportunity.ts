import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** One way to volunteer, or something with its own heading, such as a vacancy. */
export const opportunitySchema = z.strictObject({
  id: slug("A short name that is unique in this file", "community-volunteer"),
  heading: wording(
    "The heading of a separate section, such as vacancies; leave it out for volunteering",
    "Vacancies",
  ).optional(),
  title: wording("What the opportunity is called", "Community Volunteer"),
  description: wording("What a volunteer does", "Help at weekend study groups."),
  commitment: wording("How much time it takes", "4-8 hours/week"),
  location: wording("Where it happens", "On-site"),
  skills: listOf(
    wording("A skill that helps", "Listening"),
    "Skills that help, one per line",
    "[Listening, Planning]",
  ),
  link: linkSchema.optional(),
  until: writtenDate(
    "words",
    "The last day on which it is shown; leave it out if it stays",
  ).optional(),
  ...stateFields,
});
