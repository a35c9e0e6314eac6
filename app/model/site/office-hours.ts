import { z } from "zod";
import { described, listOf, patterned } from "#app/model/fields/described.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** The days of a week in their order. */
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

function clock(description: string, example: string) {
  return patterned(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "words",
    description,
    example,
    'a time in quotes, like "08:00"',
  );
}

/** The office hours, in Nairobi time. */
export const officeHoursSchema = z.strictObject({
  place: wording(
    "House, road and room, for texts to quote",
    "Jogoo House, Moi Avenue, room 4",
  ).optional(),
  days: listOf(
    z.enum(weekdays).meta({ concern: "contact" }),
    "The working days",
    "[Mon, Tue, Wed, Thu, Fri]",
  ),
  opens: clock("When the office opens", '"08:00"'),
  closes: clock("When the office closes", '"17:00"'),
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
      concern: "contact",
      description: "How soon you promise to answer, in hours",
      examples: ["48"],
      expects: "a whole number of hours",
    }),
});

/** The office hours, in Nairobi time. */
export type OfficeHours = z.infer<typeof officeHoursSchema>;
