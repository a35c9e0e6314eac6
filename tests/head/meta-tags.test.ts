import { expect, it } from "vitest";
import { openContents } from "#app/content/open-contents.server.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pageTags, unindexedTags } from "#app/head/meta-tags.ts";

const contents = await openContents();
const tagsOf = (address: string) => pageTags(pageMeta(contents, address));
const inFull = (address: string) => `${contents.site.address}${address}`;

it("links a page in two languages to both, from each of them", () => {
  for (const address of ["/help", "/sw/help"]) {
    const alternates = tagsOf(address).filter((tag) => "rel" in tag && tag.rel === "alternate");
    expect(alternates).toEqual([
      { tagName: "link", rel: "alternate", hrefLang: "en", href: inFull("/help") },
      { tagName: "link", rel: "alternate", hrefLang: "sw", href: inFull("/sw/help") },
    ]);
  }
  expect(tagsOf("/about")).not.toContainEqual(expect.objectContaining({ rel: "alternate" }));
});

it("has the title, author and picture of a page for sharing", () => {
  const post = `/blog/${contents.posts[0]?.id}`;
  const page = pageMeta(contents, post);
  const list = tagsOf(post) as Record<string, string>[];
  const tags = Object.fromEntries(
    list.map(({ property, name, content }) => [property ?? name, content]),
  );
  expect(tags).toMatchObject({
    description: page.description,
    "og:type": "article",
    "og:title": page.title,
    "og:description": page.description,
    "twitter:title": page.title,
    "twitter:description": page.description,
    "og:url": inFull(post),
    "og:site_name": contents.site.name,
    "og:locale": contents.site.language.replace("-", "_"),
    "og:image": page.picture.address,
    "og:image:type": page.picture.type,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": page.picture.alt,
    "twitter:card": "summary_large_image",
    "twitter:image": page.picture.address,
    "twitter:image:alt": page.picture.alt,
  });
  expect(tagsOf(post)).toContainEqual({ tagName: "link", rel: "canonical", href: inFull(post) });
  expect(tagsOf("/")).toContainEqual({ property: "og:type", content: "website" });
  const swahili = pageTags(pageMeta(contents.languages[1]!, "/sw"));
  expect(swahili).toContainEqual({ property: "og:locale", content: "sw" });
});

it("sends no referrer from the help page, and keeps error pages out of search engines", () => {
  const silent = { name: "referrer", content: "no-referrer" };
  expect(tagsOf("/help")).toContainEqual(silent);
  expect(tagsOf("/about")).not.toContainEqual(silent);
  expect(unindexedTags("Gone")).toEqual([
    { title: "Gone" },
    { name: "robots", content: "noindex" },
  ]);
  expect(pageTags(undefined)).toEqual([]);
});
