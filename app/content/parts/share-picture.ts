import { createHash } from "node:crypto";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import type { PageHead } from "#app/content/parts/pages.ts";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";

/** The picture that stands for a page where it is shared: its photograph, or its cloth with the saying. */
export type SharePicture = {
  /** The file's name; it changes with the picture, and places that hold a picture then fetch it anew. */
  file: string;
  /** A preview of a link, or the whole cloth to be sent by itself. */
  shape: "preview" | "whole";
  jina?: string;
  cloth: ClothDesign;
  /** The file of the photograph that stands in the place of the cloth. */
  photo?: string;
  type: "image/jpeg" | "image/png";
  /** What it shows; absent for a photograph that says nothing by itself. */
  alt?: string;
};

/** The size of a preview, in pixels, which social networks show without cropping. */
export const previewSize = { width: 1200, height: 630 };

/** The share picture of a page. */
export function sharePicture(
  { interface: words, photos }: Contents,
  { seed, jina, leso, article, image }: PageHead,
  shape: SharePicture["shape"] = "preview",
): SharePicture {
  // All posts share one cloth but for what they say of theirs, so that a thousand need few pictures.
  const cloth = clothOf(article ? "blog" : seed, leso);
  const photo = image && photos.get(image.src);
  const parts = { jina: jina?.text, cloth, shape };
  const hash = createHash("sha256").update(JSON.stringify(photo ? photo.hash : parts));
  const clothAlt = jina ? withValues(words.shareImage, { title: jina.text }) : words.shareCloth;
  return {
    ...parts,
    photo: photo?.file,
    type: photo ? "image/jpeg" : "image/png",
    file: `share-${hash.digest("hex").slice(0, 12)}.${photo ? "jpg" : "png"}`,
    alt: photo ? image.alt : clothAlt,
  };
}
