import { describe, expect, it } from "vitest";

import { blogPage } from "#app/library/pages/blog-page.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { yearPage } from "#app/library/pages/year-page.ts";
import { contentsOf, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { contentsWithPosts, down } from "#tests/library/posts/many-posts.ts";

const yearsIn = (addresses: string[]) => addresses.filter((one) => one.startsWith("/blog/year/"));

describe("the archive by year", () => {
  it("is not there while there are 48 posts", async () => {
    const contents = await contentsWithPosts(48);
    expect(blogPage(contents)?.view.years).toBeUndefined();
    expect(yearPage(contents, "2020")).toBeUndefined();
    expect(yearsIn(siteAddresses(contents))).toEqual([]);
  });

  it("is one page a year from 49 posts on", async () => {
    const contents = await contentsWithPosts(49);
    expect(yearsIn(siteAddresses(contents))).toEqual(["/blog/year/2020"]);
    expect(yearPage(contents, "2020")?.view.posts.map(({ title }) => title)).toEqual(
      down(49, 1).map((one) => `Post ${one}`),
    );
  });

  // 2020 has 366 days, and each has a post.
  it("puts every post on the page of its year, newest first", async () => {
    const contents = await contentsWithPosts(400);
    const [newer, older] = ["2021", "2020"].map((year) => yearPage(contents, year));
    expect(newer?.view.posts).toHaveLength(34);
    expect(older?.view.posts).toHaveLength(366);
    expect(older?.view.posts[0]).toEqual({
      href: "/blog/366",
      title: "Post 366",
      date: { machine: "2020-12-31", reader: "31 December 2020" },
    });
  });

  it("is led to from every page of all posts, and not from a category", async () => {
    const contents = await contentsWithPosts(400);
    for (const asked of [{}, { page: "2" }]) {
      expect(blogPage(contents, asked)?.view.years).toEqual({
        name: "The years",
        links: [
          { label: "2021", href: "/blog/year/2021", current: undefined },
          { label: "2020", href: "/blog/year/2020", current: undefined },
        ],
      });
    }
    expect(blogPage(contents, { category: "education" })?.view.years).toBeUndefined();
  });

  it("has a name of its own, and marks the year itself", async () => {
    const page = yearPage(await contentsWithPosts(400), "2020");
    expect(page?.view.hero.heading).toBe("Posts of 2020");
    expect(page?.words).toMatchObject({
      title: "Posts of 2020 · Suluhisho",
      description: "2020 in short",
      canonical: "https://www.suluhisho.example/blog/year/2020",
    });
    expect(page?.words.breadcrumbs.map(({ name }) => name)).toEqual([
      "Home",
      "The title of blog",
      "Posts of 2020",
    ]);
    expect(page?.view.years?.links.map(({ current }) => current)).toEqual([undefined, "page"]);
  });

  it.each(["2019", "2022", "", "20200", "toString"])("has no page for %o", async (year) => {
    expect(yearPage(await contentsWithPosts(400), year)).toBeUndefined();
  });
});

describe("the address of a year", () => {
  const many: Files = Object.fromEntries(
    Array.from({ length: 47 }, (_, index) => [
      `blog/many-${index}.mdx`,
      postFile("Words.\n", { title: `Post ${index}` }),
    ]),
  );
  const link = { "blog/1.mdx": postFile("[The year](/blog/year/2025).\n", { title: "One" }) };

  it("can be linked to once there is an archive", async () => {
    expect(await problemsOf({ ...many, ...link })).toEqual([]);
    expect(await problemsOf(link)).toHaveLength(1);
    expect(yearsIn(siteAddresses(await contentsOf({ ...many, ...link })))).toEqual([
      "/blog/year/2025",
    ]);
  });

  it("is no name for a post, and nothing that could be sent on", async () => {
    expect(await problemsOf({ "blog/year.mdx": postFile("Words.\n") })).toHaveLength(1);
    const redirect = { "redirects.yaml": "- from: /blog/year/2024\n  to: /blog\n" };
    expect(await problemsOf(redirect)).toHaveLength(1);
  });
});
