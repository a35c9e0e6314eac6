import { z } from "zod";
import { described, paragraph, wording } from "#app/model/fields/described.ts";

/** A picture beside the file that names it, such as photo.jpg, ./photo.jpg or photos/class.png. */
export const photoPath = /^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp|avif|tiff?)$/i;

/** True for the path of a photograph inside the content folder, outside files/. */
export function isPhoto(path: string) {
  return photoPath.test(path) && !path.startsWith("files/");
}

/** A drawing among the files to download, such as /files/map.svg. */
export const drawingPath = /^\/files\/[\w-][\w.-]*\.svg$/i;

/** The file of a picture. */
export const imageSource = z
  .string()
  .refine((written) => photoPath.test(written) || drawingPath.test(written))
  .meta({
    concern: "people",
    description: "The picture: a photo in the same folder, or a drawing in files/",
    examples: ["photo.jpg"],
    image: true,
    label: "Picture",
    expects:
      "a photo in the same folder, like photo.jpg, or a drawing in files/, like /files/map.svg",
  });

const fields = {
  src: imageSource,
  alt: paragraph("What the picture shows, in one sentence", "Two girls read at a desk").meta({
    label: "What it shows",
  }),
};
const notes = {
  description: "A picture, and what it shows",
  examples: ["{src: photo.jpg, alt: Two girls read at a desk}"],
};

/** A picture that is shown whole. */
export const imageSchema = z
  .strictObject({
    ...fields,
    caption: wording("A caption below the picture", "Where she reads").optional(),
  })
  .meta(notes);

/** A picture that is cropped to the shape of its place. */
export const croppedImageSchema = z
  .strictObject({
    ...fields,
    focus: described(
      z.enum(["top", "bottom", "left", "right", "centre"]).optional(),
      "words",
      "The part to keep when the picture is cropped; the centre if left out",
      "top",
    ).meta({ label: "Part to keep" }),
  })
  .meta(notes);

/** The part of a picture to keep when it is cropped. */
export type Focus = NonNullable<z.infer<typeof croppedImageSchema>["focus"]>;

/** The name of each kind of download on a page, and its MIME type. */
export const downloadTypes = {
  pdf: { name: "PDF", mime: "application/pdf" },
  docx: {
    name: "Word",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    name: "Excel",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  svg: { name: "SVG", mime: "image/svg+xml" },
} as const;

/** The ending of a file to download. */
export type DownloadEnding = keyof typeof downloadTypes;

/** The path of a download inside the content folder; its address adds a / at the start. */
export const downloadPath = /^files\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|docx|xlsx|svg)$/;

/** The address of a file without ? and #; undefined if it is not below /files/. */
export function downloadAddress(address: string): string | undefined {
  return /^\/files\/[^?#]*/.exec(address)?.[0];
}
