import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** One way to volunteer, or what stands apart from them, such as a vacancy. */
export const opportunitySchema = z.strictObject({
  id: slug("A name of its own", "community-volunteer"),
  heading: wording(
    "The heading of its own part of the page, for what is no volunteering; left out for the rest",
    "Vacancies",
  ).optional(),
  title: wording("What the opportunity is called", "Community Volunteer"),
  description: wording("What a volunteer does", "Help at weekend study groups."),
  commitment: wording("How much time it takes", "4-8 hours/week"),
  location: wording("Where it happens", "On-site"),
  skills: listOf(
    wording("A skill that helps", "Listening"),
    "Skills that help, one a line",
    "[Listening, Planning]",
  ),
  link: linkSchema.optional(),
  until: writtenDate(
    "words",
    "The last day on which it is shown; left out where it stays",
  ).optional(),
  ...stateFields,
});
