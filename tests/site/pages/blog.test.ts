import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import { blogPage } from "#app/content/pages/blog-page.ts";
import { postPage } from "#app/content/pages/post-page.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { oneLine, textOf, textsOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { notFoundMessage, openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { props: view } = blogPage(contents)!;
const site = openSite();

describe("/blog", () => {
  const blog = site.reading("/blog");

  it("lists the posts, newest first", async () => {
    const titles = await textsOf(blog.page.getByRole("article").getByRole("heading", { level: 2 }));
    expect(titles).toEqual(
      postsByDate(contents)
        .map(({ title }) => title)
        .slice(0, titles.length),
    );
    expect(titles).toHaveLength(Math.min(contents.posts.length, 24));
  });

  it("describes each post and links to it", async () => {
    for (const post of view.posts) {
      const card = blog.page.getByRole("article").filter({ hasText: post.title });
      for (const fact of [post.excerpt, post.author, post.category, post.readTime]) {
        expect(await wordsInOrder(card, [fact]), fact).toEqual([fact]);
      }
      expect(await card.locator("time").getAttribute("datetime")).toBe(post.date);
      expect(await textOf(card.locator("time"))).toBe(dateInWords("en-KE", post.date));
      const read = card.getByRole("link", { name: post.read, exact: true });
      expect(await read.getAttribute("href")).toBe(`/blog/${post.id}`);
      expect(["Advocacy", "Education", "Community"]).toContain(post.category);
    }
  });
});

const { name: categoriesName = "", links: categories = [] } = view.categories ?? {};

describe.each(categories)("$href, the list called $label", ({ label, href }) => {
  const list = site.reading(href);
  const isAll = href === "/blog";

  it("links to every list and marks only itself", async () => {
    const links = list.page
      .getByRole("navigation", { name: categoriesName, exact: true })
      .getByRole("link");
    expect(await textsOf(links)).toEqual(categories.map((one) => one.label));
    const facts = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    );
    expect(facts).toEqual(categories.map((one) => [one.href, one.href === href ? "page" : null]));
  });

  it("holds the posts of its category, newest first", async () => {
    const titles = await textsOf(list.page.getByRole("article").getByRole("heading", { level: 2 }));
    const promised = postsByDate(contents).filter(({ category }) => isAll || category === label);
    expect(titles).toEqual(promised.map(({ title }) => title).slice(0, titles.length));
    expect(titles).toHaveLength(Math.min(promised.length, 24));
  });
});

it("answers 404 for an unknown category", async () => {
  for (const address of ["/blog/category/no-such-category", "/blog/category/", "/blog/page/1"]) {
    expect((await fetch(site.address + address)).status, address).toBe(404);
  }
});

describe.each(contents.posts)("/blog/$id", ({ id }) => {
  const post = site.reading(`/blog/${id}`);
  const page = postPage(contents, id)!.props;

  it("shows title, author, date, category and reading time", async () => {
    const main = post.page.getByRole("main");
    expect(await textOf(main.getByRole("heading", { level: 1 }))).toBe(page.post.title);
    const { excerpt, author, category, readTime, date } = page.post;
    for (const fact of [excerpt, author, category, readTime, dateInWords("en-KE", date)]) {
      expect(await wordsInOrder(main, [fact]), fact).toEqual([fact]);
    }
    const day = await main.locator("time").first().getAttribute("datetime");
    expect(day).toBe(date);
  });

  it("holds the whole text with every figure filled in", async () => {
    const text = await textOf(post.page.getByRole("article"));
    const paragraphs = [...page.html.matchAll(/<p>([^<{]+)<\/p>/g)].map(([, words = ""]) =>
      oneLine(words.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")),
    );
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(text).toContain(paragraph);
    expect(text).not.toContain("{{");
  });

  it("links to the posts before and after it and back to all", async () => {
    const others = post.page.getByRole("navigation", { name: page.otherPosts });
    const links = await others
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute("rel"), link.getAttribute("href")]),
      );
    const order = postsByDate(contents).map((one) => one.id);
    const at = order.indexOf(id);
    const [newer, older] = [order[at - 1], order[at + 1]];
    expect(links).toEqual([
      ...(older === undefined ? [] : [["prev", `/blog/${older}`]]),
      [null, "/blog"],
      ...(newer === undefined ? [] : [["next", `/blog/${newer}`]]),
    ]);
    for (const { label, title } of [page.previous, page.next].filter((one) => one !== undefined)) {
      expect(await wordsInOrder(others, [label, title])).toEqual([label, title]);
    }
  });
});

it("answers 404 for an unknown post", async () => {
  const page = await site.visit({ expects: [notFoundMessage] });
  const answer = await page.goto(`${site.address}/blog/no-such-post`);
  expect(answer?.status()).toBe(404);
  expect(await textOf(page.getByRole("heading", { level: 1 }))).toBe("404");
});
