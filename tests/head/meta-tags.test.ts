import { expect, it } from "vitest";

import { meta } from "#app/head/meta-tags.ts";
import { blogPage } from "#app/content/pages/blog-page.ts";
import { postPage } from "#app/content/pages/post-page.ts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";
import { contentsWithPosts } from "#tests/content/posts/many-posts.ts";

it("names the pages beside a page of a list, and none beside another", async () => {
  const beside = (page: { meta: PageMeta } | undefined) =>
    meta({ data: page }).flatMap((one) =>
      "rel" in one && one.rel !== "canonical" ? [[one.rel, one.href]] : [],
    );
  const contents = await contentsWithPosts(50);
  expect(beside(blogPage(contents, { page: "2" }))).toEqual([
    ["prev", "https://www.suluhisho.example/blog"],
    ["next", "https://www.suluhisho.example/blog/page/3"],
  ]);
  expect(beside(postPage(contents, "2"))).toEqual([]);
  expect(beside(undefined)).toEqual([]);
});
