import { describe, expect, it } from "vitest";

import type { Contents } from "#app/library/contents.ts";
import { blogPage } from "#app/library/pages/blog-page.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { pageOrigins } from "#app/library/pages/page-origins.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import { prosePage } from "#app/library/pages/prose-page.ts";
import { feedPosts, siteAddresses } from "#app/library/pages/site-map.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { contentsWithPosts, down } from "#tests/library/posts/many-posts.ts";

/** The same contents, which write down each post that is read. */
function watched(contents: Contents) {
  const seen = new Set<string>();
  const posts = contents.posts.map(
    (post) =>
      new Proxy(post, {
        get: (target, name, receiver) => {
          seen.add(target.id);
          return Reflect.get(target, name, receiver) as unknown;
        },
      }),
  );
  return { contents: { ...contents, posts }, seen };
}

const questions: { name: string; ask: (contents: Contents) => unknown; posts: number }[] = [
  { name: "a post", ask: (one) => postPage(one, "500", renderBody), posts: 6 },
  { name: "a post that is not there", ask: (one) => postPage(one, "x", renderBody), posts: 0 },
  { name: "the newest list page", ask: (one) => blogPage(one), posts: 24 },
  { name: "an old list page", ask: (one) => blogPage(one, { page: "41" }), posts: 24 },
  { name: "a category", ask: (one) => blogPage(one, { category: "education" }), posts: 24 },
  { name: "the home page", ask: homePage, posts: 0 },
  { name: "a page of prose", ask: (one) => prosePage(one, "privacy", renderBody), posts: 0 },
  { name: "headers", ask: (one) => pageOrigins(one, "/blog/500"), posts: 0 },
  { name: "the feed", ask: feedPosts, posts: 20 },
];

describe("an archive of a thousand posts", () => {
  it.each(questions)("is not walked through for $name", async ({ ask, posts }) => {
    const { contents, seen } = watched(await contentsWithPosts(1000));
    siteAddresses(contents);
    postPage(contents, "1", renderBody);
    seen.clear();
    ask(contents);
    expect(seen.size).toBe(posts);
  });

  it("puts its newest 20 posts into the feed", async () => {
    const { posts } = feedPosts(await contentsWithPosts(1000));
    expect(posts.map(({ title }) => title)).toEqual(down(1000, 981).map((one) => `Post ${one}`));
  });
});

describe("a post", () => {
  it.each([
    ["1", undefined, "/blog/2"],
    ["2", "/blog/1", "/blog/3"],
    ["3", "/blog/2", undefined],
  ])("leads from %s to its neighbors", async (id, previous, next) => {
    const page = postPage(await contentsWithPosts(3), id, renderBody);
    expect(page?.view.previous?.href).toBe(previous);
    expect(page?.view.next?.href).toBe(next);
    expect(page?.view.back.href).toBe("/blog");
  });

  it.each(["4", "", "toString", "1.mdx"])("is not there for the name %o", async (id) => {
    expect(postPage(await contentsWithPosts(3), id, renderBody)).toBeUndefined();
  });
});
