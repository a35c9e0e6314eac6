import { describe, expect, it } from "vitest";

import { atomFeed } from "#app/head/atom-feed.ts";
import { feedPosts } from "#app/content/pages/site-addresses.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { readXml } from "#tests/support/read-xml.ts";

const feedOf = async (files: Files) => atomFeed(feedPosts(await contentsOf(files)));
const textsOf = (xml: string, name: string) =>
  readXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

// Titles and summaries are HTML inside the feed; this is how a feed reader shows them.
const shown = (html = "") => {
  expect(html).not.toContain("<");
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
};

describe("the feed", () => {
  it("names itself, the blog and the day of the newest post", async () => {
    const elements = readXml(await feedOf({}));
    const links = elements
      .filter(({ name }) => name === "link")
      .map(({ attributes }) => attributes);
    expect(links).toContainEqual({ rel: "self", href: "https://www.suluhisho.example/feed.xml" });
    expect(links).toContainEqual({ rel: "alternate", href: "https://www.suluhisho.example/blog" });
    expect(elements.filter(({ name }) => name === "updated")[0]?.text).toBe(
      "2025-02-20T00:00:00.000Z",
    );
    expect(textsOf(await feedOf({}), "id").toSorted()).toEqual([
      "https://www.suluhisho.example/blog",
      "https://www.suluhisho.example/blog/1",
      "https://www.suluhisho.example/blog/2",
    ]);
  });

  it("holds the twenty newest posts, newest first", async () => {
    const days = Array.from({ length: 25 }, (_, index) => index + 1);
    const posts = days.map((day) => {
      const date = `2025-03-${String(day).padStart(2, "0")}`;
      return [`blog/${day}.mdx`, postFile("Words.\n", { title: `Post ${day}`, date })] as const;
    });
    const titles = textsOf(await feedOf(Object.fromEntries(posts)), "title");
    const newest = days.slice(5).reverse();
    expect(titles.filter((title) => title.startsWith("Post"))).toEqual(
      newest.map((day) => `Post ${day}`),
    );
  });

  it("tells when a post was published, and when it last changed", async () => {
    const changed = { date: "2025-01-10", updated: "2025-06-30" };
    const xml = await feedOf({ "blog/1.mdx": postFile("Words.\n", changed) });
    expect(textsOf(xml, "updated")).toEqual([
      "2025-06-30T00:00:00.000Z",
      "2025-02-20T00:00:00.000Z",
      "2025-06-30T00:00:00.000Z",
    ]);
    expect(textsOf(xml, "published")).toEqual([
      "2025-02-20T00:00:00.000Z",
      "2025-01-10T00:00:00.000Z",
    ]);
  });

  it("is the same whenever it is built", async () => {
    expect(await feedOf({})).toBe(await feedOf({}));
  });

  it("is there before the first post", async () => {
    const empty = { "blog/1.mdx": null, "blog/2.mdx": null, "news.yaml": "[]\n" };
    expect(textsOf(await feedOf(empty), "entry")).toEqual([]);
  });

  it.each(["Tea & 2 breads", "Aged <18", "<b>3</b>", "4 ]]> b", "“5 ĩ ũ”"])(
    "shows %s as it is written",
    async (words) => {
      const text = JSON.stringify(words);
      const quoting = { date: "2024-01-01", excerpt: '"{{girls}}"', author: text };
      const xml = await feedOf({
        "blog/1.mdx": postFile("Words.\n", { title: text }),
        "blog/2.mdx": postFile("Words.\n", quoting),
        ...changedFile("site.yaml", "name: Suluhisho", `name: ${text}`),
        ...changedFile("stats.yaml", "value: 1,500+", `value: ${text}`),
      });
      const titles = textsOf(xml, "title");
      expect(titles).toHaveLength(3);
      expect(titles[0]).toBe(words);
      expect(textsOf(xml, "name")).toContain(words);
      expect(shown(titles[1])).toBe(words);
      expect(shown(textsOf(xml, "summary")[1])).toBe(words);
    },
  );

  it("gives each category the term that feed readers look for", async () => {
    const categories = readXml(await feedOf({})).filter(({ name }) => name === "category");
    expect(categories.map(({ attributes }) => attributes.term)).toEqual(["Education", "Education"]);
  });
});
