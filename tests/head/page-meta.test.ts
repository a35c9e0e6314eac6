import { describe, expect, it } from "vitest";

import { unindexedPageMeta, pageMeta } from "#app/head/page-meta.ts";
import { aboutPage } from "#app/library/pages/about-page.ts";
import { blogPage } from "#app/library/pages/blog-page.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import type { PageWords } from "#app/library/shown/page-words.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { contentsWithPosts } from "#tests/library/posts/many-posts.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

describe("pageMeta", () => {
  it("names a page for browsers, search engines and those who share it", async () => {
    const { words } = aboutPage(await contentsOf());
    for (const descriptor of [
      { title: "The title · Suluhisho" },
      { name: "description", content: "The description" },
      { tagName: "link", rel: "canonical", href: "https://www.suluhisho.example/about" },
      { property: "og:type", content: "website" },
      { property: "og:title", content: "The title · Suluhisho" },
      { property: "og:description", content: "The description" },
      { property: "og:url", content: "https://www.suluhisho.example/about" },
      { property: "og:site_name", content: "Suluhisho" },
      { property: "og:locale", content: "en_KE" },
    ]) {
      expect(pageMeta(words)).toContainEqual(descriptor);
    }
  });

  it("names the pages beside a page of a list, and none beside another", async () => {
    const beside = (page: { words: PageWords } | undefined) =>
      pageMeta(page?.words).flatMap((one) =>
        "rel" in one && one.rel !== "canonical" ? [[one.rel, one.href]] : [],
      );
    const contents = await contentsWithPosts(50);
    expect(beside(blogPage(contents, { page: "2" }))).toEqual([
      ["prev", "https://www.suluhisho.example/blog"],
      ["next", "https://www.suluhisho.example/blog/page/3"],
    ]);
    expect(beside(postPage(contents, "2", renderBody))).toEqual([]);
  });

  it("says each thing once", async () => {
    const { words } = aboutPage(await contentsOf());
    const names = pageMeta(words).map((descriptor) =>
      JSON.stringify({ ...descriptor, content: "" }),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("shows a picture with words that say what it shows", async () => {
    const { words } = aboutPage(await contentsOf());
    const contentOf = (name: string) =>
      pageMeta(words).find((one) => "property" in one && one.property === name);
    expect(contentOf("og:image")).toMatchObject({
      content: expect.stringMatching(
        /^https:\/\/www\.suluhisho\.example\/assets\/[\w.-]+\.png$/,
      ) as string,
    });
    expect(contentOf("og:image:alt")).toMatchObject({ content: "A cloth: The heading" });
  });

  it("calls a post an article", async () => {
    const words = postPage(await contentsOf(), "1", renderBody)?.words;
    expect(pageMeta(words)).toContainEqual({ property: "og:type", content: "article" });
    expect(pageMeta(words)).toContainEqual({ title: "The first post · Suluhisho" });
    expect(pageMeta(words)).toContainEqual({ name: "description", content: "A few words" });
  });

  it("says nothing where there is no page", () => {
    expect(pageMeta(undefined)).toEqual([]);
  });
});

describe("unindexedPageMeta", () => {
  it("keeps a page from search engines", () => {
    expect(unindexedPageMeta("Page not found")).toEqual([
      { title: "Page not found" },
      { name: "robots", content: "noindex" },
    ]);
  });
});
