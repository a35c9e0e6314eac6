import { z } from "zod";
import { croppedImageSchema } from "#app/model/fields/image.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** One picture of the gallery: a cloth that shows a part of the work. */
export const galleryImageSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "morning-class"),
  caption: wording("The caption, in one sentence", "A morning class begins."),
  alt: wording("What can be seen in the picture", "Rays in marigold over an indigo ground.").meta({
    label: "What it shows",
  }),
  image: croppedImageSchema.optional(),
  leso: lesoSchema,
  ...stateFields,
});
