import { createHash } from "node:crypto";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import type { PageHead } from "#app/content/parts/pages.ts";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";

/** The picture that stands for a page where it is shared: its photograph or a cloth, with the page's title. */
export type SharePicture = {
  /** The file's name; it changes with the words and the cloth, and places that hold a picture then fetch it anew. */
  file: string;
  title: string;
  siteName: string;
  /** Wide for the preview of a link, or square to be sent by itself. */
  shape: "wide" | "square";
  jina?: string;
  cloth: ClothDesign;
  /** The file of the photograph that stands in the place of the cloth. */
  photo?: string;
  alt: string;
};

/** The share picture of a page. */
export function sharePicture(
  { site, interface: words, photos }: Contents,
  { seed, heading, jina, leso, article, image }: PageHead,
  shape: SharePicture["shape"] = "wide",
): SharePicture {
  // All posts share one cloth but for what they say of theirs, so that it is painted once.
  const cloth = clothOf(article ? "blog" : seed, leso);
  const photo = image && photos.get(image.src);
  const parts = { title: heading, siteName: site.name, jina: jina?.text, cloth, shape };
  const hash = createHash("sha256").update(JSON.stringify([parts, photo?.hash]));
  return {
    ...parts,
    photo: photo?.file,
    file: `share-${hash.digest("hex").slice(0, 12)}.png`,
    alt: withValues(words.shareImage, { title: heading }),
  };
}
