import { writtenDate } from "#app/model/fields/written-date.ts";

/** The last day of what is only true for a while; the day after, it leaves its page by itself. */
export const untilField = writtenDate(
  "The last day on which it is shown; left out where it stays",
).optional();
