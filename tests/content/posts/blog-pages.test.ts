import { describe, expect, it } from "vitest";

import type { Contents } from "#app/content/contents.ts";
import { blogPage, type AskedPage } from "#app/content/page-data/blog-page.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { contentsWithPosts, down } from "#tests/content/posts/many-posts.ts";

const ids = (page: ReturnType<typeof blogPage>) => page?.props.posts.map(({ id }) => Number(id));
const pageOf = (contents: Contents, page: number, category?: string) =>
  blogPage(contents, { category, page: page === 1 ? undefined : String(page) });
const below = (address: string | undefined) => address?.replace(/^https:\/\/[^/]+/, "");

describe("the list of posts", () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [24, 1, 24],
    [25, 2, 1],
    [48, 2, 24],
    [1000, 42, 16],
  ])("shows %d posts on %d pages, newest first, the last %d", async (count, pages, last) => {
    const contents = await contentsWithPosts(count);
    expect(ids(pageOf(contents, pages))).toEqual(down(last, 1));
    expect(pageOf(contents, pages + 1)).toBeUndefined();
    const shown = down(pages, 1)
      .reverse()
      .flatMap((page) => ids(pageOf(contents, page)) ?? []);
    expect(shown).toEqual(down(count, 1));
  });

  it("has a page for each category of the writers, whose posts have its colour", async () => {
    const contents = await contentsOf({
      "categories.yaml": "- id: Girls in sport\n  color: lake\n- id: Education\n",
      "blog/1.mdx": postFile("Words.\n", { category: "Girls in sport" }),
    });
    const page = blogPage(contents, { category: "girls-in-sport" });
    expect(siteAddresses(contents)).toContain("/blog/category/girls-in-sport");
    expect(page?.props.categories?.links.map(({ label }) => label)).toContain("Girls in sport");
    expect(page?.props.posts).toMatchObject([{ id: "1", leso: { color: "lake" } }]);
  });

  it("links to newer and older posts", async () => {
    const pages = pageOf(await contentsWithPosts(500), 9)!.props.pages!;
    expect([pages.name, pages.newer?.label, pages.older?.label]).toEqual(
      ["pages", "newer", "older"].map((name) => `The ${name}`),
    );
  });

  it.each(["0", "1", "4", "-1", "2.5", "02", "2x", " 2", "NaN", "Infinity", "2/page/2"])(
    "has no page %o of three",
    async (page) => {
      expect(blogPage(await contentsWithPosts(50), { page })).toBeUndefined();
    },
  );

  it("has one empty page and no categories if there are no posts", async () => {
    const page = blogPage(await contentsWithPosts(0));
    expect(page?.props).toMatchObject({ posts: [], noPosts: "The noPosts" });
    expect(page?.props.categories).toBeUndefined();
  });

  it("sorts posts of the same day by id, the later first, and 10 after 9", async () => {
    const post = (id: string) => ({
      [`blog/${id}.mdx`]: postFile("Words.\n", { title: `Post ${id}` }),
    });
    const contents = await contentsOf({ ...post("9"), ...post("10"), ...post("b"), ...post("a") });
    expect(postsByDate(contents).map(({ id }) => id)).toEqual(["2", "b", "a", "10", "9", "1"]);
  });

  it("shows the summary of each post", async () => {
    const first = blogPage(await contentsOf())?.props.posts[0];
    expect(first).toMatchObject({
      id: "2",
      href: "/blog/2",
      title: "The second post",
      excerpt: "A few words",
      author: "By The team",
      category: "Education",
      date: "2025-02-20",
      readTime: "3 min read",
      read: "Read “The second post”",
    });
  });
});

describe("the posts of a category", () => {
  const isThird = (number: number) => number % 3 === 0;
  const thirds = () =>
    contentsWithPosts(90, (number) => (isThird(number) ? "Education" : "Advocacy"));

  it("are only those of the category, in pages of 24", async () => {
    const contents = await thirds();
    expect(ids(pageOf(contents, 1, "education"))).toEqual(down(90, 21).filter(isThird));
    expect(ids(pageOf(contents, 2, "education"))).toEqual(down(18, 1).filter(isThird));
    expect(pageOf(contents, 3, "education")).toBeUndefined();
  });

  it.each([
    ["community", undefined],
    ["Education", undefined],
    ["sport", undefined],
    ["", undefined],
    ["toString", undefined],
    ["education", "1"],
    ["education", "3"],
    ["community", "2"],
  ])("have no page for %j, %s", async (category, page) => {
    expect(blogPage(await thirds(), { category, page })).toBeUndefined();
  });

  it("are links above every list, with the current one marked", async () => {
    const contents = await thirds();
    const links = (asked?: AskedPage) => blogPage(contents, asked)?.props.categories?.links ?? [];
    expect(links().map(({ label, href, current }) => [label, href, current])).toEqual([
      ["The all", "/blog", "page"],
      ["Advocacy", "/blog/category/advocacy", undefined],
      ["Education", "/blog/category/education", undefined],
    ]);
    const marks = (page?: string) =>
      links({ category: "education", page }).map(({ current }) => current);
    expect(marks()).toEqual([undefined, undefined, "page"]);
    // A further page of the list is not the page that the link opens.
    expect(marks("2")).toEqual([undefined, undefined, "true"]);
  });

  it("has its own heading, title and description", async () => {
    const contents = await thirds();
    const [first, second] = [1, 2].map((page) => pageOf(contents, page, "education"));
    expect(first?.props.heading).toBe("Education posts");
    expect(first?.meta).toMatchObject({
      title: "Education posts · Suluhisho",
      description: "Education posts in short",
    });
    expect(second?.props.heading).toBe("Education posts");
    expect(second?.meta.title).toBe("Education posts, page 2 · Suluhisho");
    expect(blogPage(contents)?.props.heading).toBe(contents.blog.heading);
  });
});

describe("the metadata of a list", () => {
  const contents = () =>
    contentsWithPosts(50, (number) => (number === 1 ? "Community" : "Education"));

  const education = "/blog/category/education";

  it.each<[address: string, asked: AskedPage, position?: string, newer?: string, older?: string]>([
    ["/blog", {}, "Page 1 of 3", undefined, "/blog/page/2"],
    ["/blog/page/2", { page: "2" }, "Page 2 of 3", "/blog", "/blog/page/3"],
    ["/blog/page/3", { page: "3" }, "Page 3 of 3", "/blog/page/2"],
    ["/blog/category/community", { category: "community" }],
    [education, { category: "education" }, "Page 1 of 3", undefined, `${education}/page/2`],
    [
      `${education}/page/2`,
      { category: "education", page: "2" },
      "Page 2 of 3",
      education,
      `${education}/page/3`,
    ],
  ])("has the position and neighbours of %s", async (address, asked, position, newer, older) => {
    const { meta, props } = blogPage(await contents(), asked)!;
    expect(below(meta.canonical)).toBe(address);
    const { pages } = props;
    const seen = [pages?.position, pages?.newer?.href, pages?.older?.href];
    expect(seen).toEqual([position, newer, older]);
  });

  it("has one share picture for all pages", async () => {
    const held = await contents();
    const asked: AskedPage[] = [{}, { page: "2" }, { category: "education" }];
    const pictures = asked.map((page) => blogPage(held, page)?.meta.picture.address);
    expect(new Set(pictures).size).toBe(1);
  });

  it("includes every page of every list once, and none of an empty category", async () => {
    const lists = siteAddresses(await contents()).filter((address) =>
      /^\/blog$|^\/blog\/(page|category)\//.test(address),
    );
    expect(lists).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
      "/blog/category/education",
      "/blog/category/education/page/2",
      "/blog/category/education/page/3",
      "/blog/category/community",
    ]);
  });
});
