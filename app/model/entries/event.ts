import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

const clock = "(1[0-2]|[1-9]):[0-5]\\d [AP]M";

/** An event that people can attend; the home page shows it until it is over. */
export const eventSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "open-day"),
  title: wording("What it is called", "Open day at the learning centre"),
  date: writtenDate("words", "The day, or the first of several"),
  end: writtenDate("words", "The last day of an event of several days").optional(),
  time: patterned(
    new RegExp(`^(From )?${clock}( to ${clock})?( each day)?$`),
    "words",
    "When it begins, and when it ends if that is known",
    "8:00 AM to 5:00 PM",
    "a time like 8:00 AM, or 8:00 AM to 5:00 PM each day",
  )
    .meta({ copy: true, fact: true })
    .optional(),
  place: wording("Where it is", "The learning centre, Nairobi"),
  text: wording("What happens there, in one or two sentences", "Meet the mentors over tea."),
  link: linkSchema.optional(),
  until: writtenDate(
    "words",
    "The last day on which it is shown; the day of the event if left out",
  ).optional(),
  ...stateFields,
});
