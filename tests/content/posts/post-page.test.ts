import { describe, expect, it } from "vitest";

import { postPage } from "#app/content/page-data/post-page.ts";
import { contentsWithPosts } from "#tests/content/posts/many-posts.ts";

describe("a post", () => {
  it.each([
    ["1", undefined, "/blog/2"],
    ["2", "/blog/1", "/blog/3"],
    ["3", "/blog/2", undefined],
  ])("links from %s to its neighbours", async (id, previous, next) => {
    const page = postPage(await contentsWithPosts(3), id);
    expect(page?.props.previous?.href).toBe(previous);
    expect(page?.props.next?.href).toBe(next);
    expect(page?.props.back.href).toBe("/blog");
  });

  it.each(["4", "", "toString", "1.mdx"])("does not exist for the name %o", async (id) => {
    expect(postPage(await contentsWithPosts(3), id)).toBeUndefined();
  });
});
