import { createHash } from "node:crypto";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import type { PageHead } from "#app/content/parts/pages.ts";
import { photoFile } from "#app/content/parts/picture-of.ts";
import { clothOf, type ClothDesign } from "#app/leso/cloth-of.ts";

/** The picture of a page in link previews: its photograph, or its cloth with the saying. */
export type SharePicture = {
  /** The file name, which changes with the picture so that caches fetch the new one. */
  file: string;
  /** A link preview, or the whole cloth on its own. */
  shape: "preview" | "whole";
  jina?: string;
  cloth: ClothDesign;
  /** The file of the photograph, if one replaces the cloth. */
  photo?: string;
  type: "image/jpeg" | "image/png";
  /** Its text alternative. */
  alt: string;
};

/** The size of a preview in pixels, which social networks show without cropping. */
export const previewSize = { width: 1200, height: 630 };

/** The share picture of a page. */
export function sharePicture(
  { interface: words, photos }: Contents,
  { seed, jina, leso, article, image }: PageHead,
  shape: SharePicture["shape"] = "preview",
): SharePicture {
  // Posts share one cloth and differ only in the saying, so a thousand posts need few pictures.
  const cloth = clothOf(article ? "blog" : seed, leso);
  const photo = image && photos.get(image.src);
  const parts = { jina: jina?.text, cloth, shape };
  const clothAlt = jina ? withValues(words.shareImage, { title: jina.text }) : words.shareCloth;
  return {
    ...parts,
    photo: photo?.diskPath,
    type: photo ? "image/jpeg" : "image/png",
    file: photo ? photoFile(photo, "share", "jpeg") : clothFile(parts),
    alt: photo ? image.alt : clothAlt,
  };
}

function clothFile(parts: object) {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `share-${hash.slice(0, 12)}.png`;
}

/** The ways to share a page, as plain links, so that a network learns of a visitor only when one is used. */
export function shareWays(contents: Contents, path: string, title: string) {
  const { heading, text, whatsapp, sms, email, other } = pageWords(contents, "blog").share;
  const address = fullAddress(contents, path);
  const message = withValues(text, { title, address });
  const words = encodeURIComponent(message);
  return {
    heading,
    links: [
      { label: whatsapp, href: `https://wa.me/?text=${words}` },
      { label: sms, href: `sms:?body=${words}` },
      { label: email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${words}` },
    ],
    message,
    other: { label: other, title, address },
  };
}
