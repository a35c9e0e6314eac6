import { basePath } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageHead, type PageHead } from "#app/library/shown/page-head.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";

/** What a page tells machines about itself. */
export type PageWords = {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  language: string;
  kind: PageHead["kind"];
  picture: { address: string; alt: string };
};

/** The origin of the public site; SITE_URL overrides the address in the content. */
export function siteOrigin({ site }: Contents) {
  return (process.env.SITE_URL ?? site.address).replace(/\/+$/, "");
}

/** An address of this site in full. */
export function fullAddress(contents: Contents, address: string) {
  return siteOrigin(contents) + basePath + address;
}

/** What the page at an address tells machines about itself; `title` stands in for its own. */
export function pageWords(contents: Contents, address: string, title?: string): PageWords {
  const { site } = contents;
  const head = pageHead(contents, address);
  const picture = sharePicture(contents, head);
  return {
    title: withValues(site.titlePattern, { title: title ?? head.title }),
    description: head.description,
    canonical: fullAddress(contents, address),
    siteName: site.name,
    language: site.language,
    kind: head.kind,
    picture: { address: fullAddress(contents, `/assets/${picture.file}`), alt: picture.alt },
  };
}
