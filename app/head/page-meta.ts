import type { MetaDescriptor } from "@remix-run/react";
import { structuredData } from "#app/head/structured-data.ts";
import type { PageWords } from "#app/library/shown/page-words.ts";

// Every share picture has the size that social networks show without cropping.
const shareSize = { width: 1200, height: 630 };

/** The title, description, canonical address and sharing data of a page. */
export function pageMeta(words: PageWords | undefined): MetaDescriptor[] {
  if (!words) return [];
  const { title, description, canonical, siteName, language, kind, picture, previous, next } =
    words;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...words.translations.map((one) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: one.language,
      href: one.address,
    })),
    ...(previous ? [{ tagName: "link", rel: "prev", href: previous }] : []),
    ...(next ? [{ tagName: "link", rel: "next", href: next }] : []),
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: language.replace("-", "_") },
    { property: "og:image", content: picture.address },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(shareSize.width) },
    { property: "og:image:height", content: String(shareSize.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture.address },
    { name: "twitter:image:alt", content: picture.alt },
    ...(words.isPrivate ? [{ name: "referrer", content: "no-referrer" }] : []),
    { "script:ld+json": structuredData(words) },
  ];
}

/** The metadata of a page that search engines must not index. */
export function unindexedPageMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex" }];
}
