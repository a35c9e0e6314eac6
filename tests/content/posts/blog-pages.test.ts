import { describe, expect, it } from "vitest";
import type { Contents } from "#app/content/contents.ts";
import { blogPage, type AskedPage } from "#app/content/page-data/blog-page.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { contentsOf, postFile, type Files } from "#tests/support/content-folder.ts";
import { contentsWithPosts, down } from "#tests/content/posts/many-posts.ts";

const ids = (page: ReturnType<typeof blogPage>) => page?.props.posts.map(({ id }) => Number(id));
const pageOf = (contents: Contents, page: number, category?: string) =>
  blogPage(contents, { category, page: page === 1 ? undefined : String(page) });
const isThird = (number: number) => number % 3 === 0;
const thirds = () =>
  contentsWithPosts(90, (number) => (isThird(number) ? "Education" : "Advocacy"));

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
    const shown = down(pages, 1).flatMap((page) => ids(pageOf(contents, pages + 1 - page)) ?? []);
    expect(shown).toEqual(down(count, 1));
    // With no posts, or all in one category, there is nothing to choose.
    expect(pageOf(contents, 1)?.props.categories?.links.length).toBe(count > 0 ? 2 : undefined);
  });

  it.each(["0", "1", "4", "-1", "2.5", "02", "2x", " 2", "NaN", "Infinity", "2/page/2"])(
    "has no page %o of three",
    async (page) => {
      expect(blogPage(await contentsWithPosts(50), { page })).toBeUndefined();
    },
  );

  it("sorts posts of the same day by id, the later first, and 10 after 9", async () => {
    const posts = ["9", "10", "b", "a"].map((id) => [`blog/${id}.mdx`, postFile("Words.\n")]);
    const contents = await contentsOf(Object.fromEntries(posts) as Files);
    expect(postsByDate(contents).map(({ id }) => id)).toEqual(["2", "b", "a", "10", "9", "1"]);
  });

  it("shows a summary of each post, in the colour of its category or its own", async () => {
    const contents = await contentsOf({
      "categories.yaml":
        "- { id: Girls in sport, color: lake }\n- { id: Education, name: Books }\n",
      "blog/1.mdx": postFile("Words.\n", { category: "Girls in sport" }),
      "blog/3.mdx": postFile("Words.\n", { category: "Girls in sport", leso: "{ color: plum }" }),
    });
    const { posts } = blogPage(contents, { category: "girls-in-sport" })!.props;
    expect(posts.map(({ id, leso }) => [id, leso?.color].join())).toEqual(["3,plum", "1,lake"]);
    expect(blogPage(contents)?.props.posts[0]).toMatchObject({
      href: "/blog/2",
      title: "The second post",
      excerpt: "A few words",
      author: "By The team",
      category: "Books",
      date: "2025-02-20",
      readTime: "3 min read",
      read: "Read “The second post”",
    });
  });

  it("has its addresses, and those of its posts, in the language of the page", async () => {
    const contents = await contentsOf({
      "sw/pages/blog.yaml": "title: Habari\n",
      "sw/blog/1.mdx": "---\ntitle: Moja\n---\nManeno.\n",
      "blog/3.mdx": postFile("Maneno.\n", { lang: "sw", category: "Community" }),
    });
    const { meta, props } = blogPage(contents.languages[1]!)!;
    expect(meta.canonical).toMatch(/\.example\/sw\/blog$/);
    expect(props.posts.map(({ href }) => href)).toEqual(["/blog/3", "/sw/blog/1"]);
    expect(props.categories?.links.map(({ href }) => href)).toEqual([
      "/sw/blog",
      "/sw/blog/category/education",
      "/sw/blog/category/community",
    ]);
  });
});

describe("the posts of a category", () => {
  it("are only those of the category, in pages of 24, under its name", async () => {
    const contents = await thirds();
    const [first, second] = [1, 2].map((page) => pageOf(contents, page, "education"));
    expect(ids(first!)).toEqual(down(90, 21).filter(isThird));
    expect(ids(second!)).toEqual(down(18, 1).filter(isThird));
    expect(pageOf(contents, 3, "education")).toBeUndefined();
    for (const page of [first, second]) expect(page?.props.heading).toBe("Education posts");
    expect([first?.meta.title, second?.meta.title, first?.meta.description]).toEqual([
      "Education posts · Suluhisho",
      "Education posts, page 2 · Suluhisho",
      "Education posts in short",
    ]);
    expect(blogPage(contents)?.props.heading).toBe(contents.blog.heading);
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
    const marks = (asked?: AskedPage) =>
      blogPage(contents, asked)?.props.categories?.links.map(
        ({ label, href, current = "not" }) => `${label} ${href} ${current}`,
      );
    expect(marks()).toEqual([
      "The all /blog page",
      "Advocacy /blog/category/advocacy not",
      "Education /blog/category/education not",
    ]);
    // A further page of the list is not the page that the link opens.
    for (const [page, mark] of [
      [undefined, "page"],
      ["2", "true"],
    ] as const)
      expect(marks({ category: "education", page })?.[2]).toMatch(new RegExp(` ${mark}$`));
  });
});

it.each<[address: string, position?: string, newer?: string, older?: string]>([
  ["/blog", "Page 1 of 3", undefined, "/blog/page/2"],
  ["/blog/page/2", "Page 2 of 3", "/blog", "/blog/page/3"],
  ["/blog/page/3", "Page 3 of 3", "/blog/page/2"],
  ["/blog/category/education", "Page 1 of 2", undefined, "/blog/category/education/page/2"],
  ["/blog/category/education/page/2", "Page 2 of 2", "/blog/category/education"],
  ["/blog/category/community"],
])("%s has its position and neighbours, and shares one picture", async (at, position, ...near) => {
  const contents = await contentsWithPosts(49, (id) => (id === 1 ? "Community" : "Education"));
  const [, category, page] = /^\/blog(?:\/category\/(\w+))?(?:\/page\/(\d))?$/.exec(at) ?? [];
  const { meta, props } = blogPage(contents, { category, page })!;
  expect(meta.canonical).toBe(`https://www.suluhisho.example${at}`);
  const { newer, older } = props.pages ?? {};
  expect([props.pages?.position, newer?.href, older?.href]).toEqual([position, near[0], near[1]]);
  expect([newer?.label, older?.label]).toEqual([newer && "The newer", older && "The older"]);
  expect(meta.picture.address).toBe(blogPage(contents)?.meta.picture.address);
  expect(siteAddresses(contents).filter((address) => address === at)).toHaveLength(1);
  expect(siteAddresses(contents)).not.toContain("/blog/category/advocacy");
});
