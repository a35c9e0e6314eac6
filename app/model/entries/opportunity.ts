import { z } from "zod";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";
import { untilField } from "#app/model/fields/until.ts";

/** One way to volunteer. */
export const opportunitySchema = z.strictObject({
  id: slug("A name of its own", "community-volunteer"),
  title: text("What the opportunity is called", "Community Volunteer"),
  description: text("What a volunteer does", "Help at weekend study groups."),
  commitment: text("How much time it takes", "4-8 hours/week"),
  location: text("Where it happens", "On-site"),
  skills: z
    .array(text("A skill that helps", "Listening"))
    .min(1)
    .meta({ description: "Skills that help, one a line", examples: ["[Listening, Planning]"] }),
  until: untilField,
  ...stateFields,
});
