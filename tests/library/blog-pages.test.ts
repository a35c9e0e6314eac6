import { describe, expect, it } from "vitest";

import { blogPage, blogPageCount, firstBlogPage } from "#app/library/pages/blog-page.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { postsByDate } from "#app/library/shown/shown-post.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { contentsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const day = (number: number) =>
  new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, "2024-01-01".length);

/** Posts 1 to `count`, each a day younger than the one before. */
const posts = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `blog/${index + 1}.mdx`,
      postFile("Words.\n", { title: `Post ${index + 1}`, date: day(index + 1) }),
    ]),
  );

const ids = (page: ReturnType<typeof blogPage>) => page?.view.posts.map(({ id }) => Number(id));
const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe("the list of posts", () => {
  it("shows 24 on a page, newest first", async () => {
    const contents = await contentsOf(posts(50));
    expect(blogPageCount(contents)).toBe(3);
    expect(ids(firstBlogPage(contents))).toEqual(range(50, 27));
    expect(ids(blogPage(contents, 2))).toEqual(range(26, 3));
    expect(ids(blogPage(contents, 3))).toEqual(range(2, 1));
  });

  it("leads from page to page", async () => {
    const contents = await contentsOf(posts(50));
    const pages = [firstBlogPage(contents), blogPage(contents, 2), blogPage(contents, 3)];
    expect(pages.map((page) => page?.view.pages)).toEqual([
      {
        name: "The pages",
        position: "Page 1 of 3",
        newer: undefined,
        older: { label: "The older", href: "/blog/page/2" },
      },
      {
        name: "The pages",
        position: "Page 2 of 3",
        newer: { label: "The newer", href: "/blog" },
        older: { label: "The older", href: "/blog/page/3" },
      },
      {
        name: "The pages",
        position: "Page 3 of 3",
        newer: { label: "The newer", href: "/blog/page/2" },
        older: undefined,
      },
    ]);
    expect(pages.map((page) => page?.words.canonical.replace(/^https:\/\/[^/]+/, ""))).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
    ]);
    expect(siteAddresses(contents).filter((address) => address.startsWith("/blog/page"))).toEqual([
      "/blog/page/2",
      "/blog/page/3",
    ]);
  });

  it.each([0, 1, 4, -1, 2.5, Number.NaN, Infinity])("has no page %d of three", async (page) => {
    expect(blogPage(await contentsOf(posts(50)), page)).toBeUndefined();
  });

  it.each([
    { count: 24, pages: 1 },
    { count: 25, pages: 2 },
    { count: 48, pages: 2 },
  ])("takes $pages pages for $count posts", async ({ count, pages }) => {
    const contents = await contentsOf(posts(count));
    expect(blogPageCount(contents)).toBe(pages);
    expect(firstBlogPage(contents).view.pages.position === undefined).toBe(pages === 1);
  });

  it("has one empty page where there are no posts", async () => {
    const contents = await contentsOf({
      "blog/1.mdx": null,
      "blog/2.mdx": null,
      "news.yaml": "[]\n",
    });
    expect(blogPageCount(contents)).toBe(1);
    expect(firstBlogPage(contents).view).toMatchObject({ posts: [], noPosts: "The noPosts" });
  });

  it("orders posts of one day by name, the later first, and 10 behind 9", async () => {
    const one = (id: string) => ({ [`blog/${id}.mdx`]: postFile("Words.\n") });
    const contents = await contentsOf({ ...one("9"), ...one("10"), ...one("b"), ...one("a") });
    expect(postsByDate(contents).map(({ id }) => id)).toEqual(["2", "b", "a", "10", "9", "1"]);
  });

  it("says what each post is about", async () => {
    const [first] = firstBlogPage(await contentsOf()).view.posts;
    expect(first).toMatchObject({
      id: "2",
      href: "/blog/2",
      title: "The second post",
      excerpt: "A few words",
      author: "By The team",
      category: "Education",
      date: { machine: "2025-02-20", reader: "20 February 2025" },
      readTime: "3 min read",
      read: "Read “The second post”",
    });
  });
});

describe("a post", () => {
  it.each([
    { id: "1", previous: undefined, next: "/blog/2" },
    { id: "2", previous: "/blog/1", next: "/blog/3" },
    { id: "3", previous: "/blog/2", next: undefined },
  ])("leads from $id to its neighbors", async ({ id, previous, next }) => {
    const page = postPage(await contentsOf(posts(3)), id, renderBody);
    expect(page?.view.previous?.href).toBe(previous);
    expect(page?.view.next?.href).toBe(next);
    expect(page?.view.back.href).toBe("/blog");
  });

  it.each(["4", "", "toString", "1.mdx"])("is not there for the name %o", async (id) => {
    expect(postPage(await contentsOf(posts(3)), id, renderBody)).toBeUndefined();
  });
});
