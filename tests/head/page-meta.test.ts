import { describe, expect, it } from "vitest";

import { pageMeta } from "#app/head/page-meta.ts";
import { blogPage } from "#app/library/pages/blog-page.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import type { PageWords } from "#app/library/shown/page-words.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { contentsWithPosts } from "#tests/library/posts/many-posts.ts";

describe("pageMeta", () => {
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

  it("says nothing where there is no page", () => {
    expect(pageMeta(undefined)).toEqual([]);
  });
});
