import type { MetaDescriptor } from "@remix-run/react";
import { structuredData } from "#app/head/structured-data.ts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";

const unindexed = { name: "robots", content: "noindex" };

/** The title, description, canonical address and share tags of a page; none if its loader found no page. */
export function pageTags(page: PageMeta | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { title, description, canonical, organization, locale, feed, picture } = page;
  const data = structuredData(page);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...page.translations.map((translation) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: translation.language,
      href: translation.address,
    })),
    ...(feed ? [{ tagName: "link", rel: "alternate", type: "application/atom+xml", ...feed }] : []),
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: organization.name },
    { property: "og:locale", content: locale.replace("-", "_") },
    { property: "og:image", content: picture.address },
    { property: "og:image:type", content: picture.type },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    // X reads the rest from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image:alt", content: picture.alt },
    ...(page.isUnlisted ? [unindexed] : []),
    ...(page.isPrivate ? [{ name: "referrer", content: "no-referrer" }] : []),
    ...(data["@graph"].length > 0 ? [{ "script:ld+json": data }] : []),
  ];
}

/** The metadata of a page that must not be indexed. */
export function unindexedTags(title: string): MetaDescriptor[] {
  return [{ title }, unindexed];
}
