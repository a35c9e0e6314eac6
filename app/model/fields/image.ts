import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

/** A picture beside the file that names it, such as photo.jpg or photos/class.png. */
export const photoPath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A finished picture below public/, such as /images/map.svg. */
export const publicPicture = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|png|jpe?g|webp|avif)$/;

/** A picture with its alternative text, or marked as decorative. */
export const imageSchema = z
  .strictObject({
    src: z
      .string()
      .refine((written) => photoPath.test(written) || publicPicture.test(written))
      .meta({
        description:
          "The picture: a file beside this one, or a path below public/ that begins with /",
        examples: ["photo.jpg"],
        image: true,
        expects:
          "a file beside this one like photo.jpg, or a path below public/ like /images/map.svg",
      }),
    alt: text("What the picture shows, in one sentence", "Two girls read at a desk").optional(),
    decorative: z
      .literal(true)
      .optional()
      .meta({ description: "true where the picture says nothing by itself", examples: ["true"] }),
  })
  .refine(({ alt, decorative }) => (alt === undefined) !== (decorative === undefined))
  .meta({
    description: "A picture with alt, what it shows, or with decorative: true",
    examples: ["{src: photo.jpg, alt: Two girls read at a desk}"],
    expects: "a src with either alt, what it shows, or decorative: true",
    oneOf: [{ required: ["alt"] }, { required: ["decorative"] }],
  });

/** A picture with its alternative text, or marked as decorative. */
export type Image = z.infer<typeof imageSchema>;
