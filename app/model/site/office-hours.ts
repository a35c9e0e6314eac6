import { z } from "zod";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** The days of a week in their order. */
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

function clock(description: string, example: string) {
  return z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({
      description,
      examples: [example],
      expects: "a time like 08:00, between quotation marks",
    });
}

/** When somebody is there to answer, in Nairobi time. */
export const officeHoursSchema = z.strictObject({
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .meta({ description: "The working days", examples: ["[Mon, Tue, Wed, Thu, Fri]"] }),
  opens: clock("When the office opens", '"08:00"'),
  closes: clock("When the office closes", '"17:00"'),
  holidays: z.array(writtenDate("A public holiday")).meta({
    description:
      "Public holidays, on which nobody answers, oldest first; the last ends what is promised",
    examples: ["[2026-12-25]"],
  }),
  answersWithinHours: z
    .int()
    .min(1)
    .max(240)
    .meta({
      description: "Within how many hours you promise to answer",
      examples: ["48"],
      expects: "a whole number of hours",
    }),
});

/** When somebody is there to answer, in Nairobi time. */
export type OfficeHours = z.infer<typeof officeHoursSchema>;
