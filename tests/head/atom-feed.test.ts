import { describe, expect, it, onTestFinished } from "vitest";

import { atomFeed } from "#app/head/atom-feed.ts";
import { holdContents } from "#app/content/open-contents.server.ts";
import { feedPosts } from "#app/content/page-data/site-addresses.ts";
import { loader } from "#app/routes/feed[.]xml.ts";
import { changedFile, contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { readXml, textsIn } from "#tests/head/read-xml.ts";

const feedOf = async (files: Files) => atomFeed(feedPosts(await contentsOf(files)));

// A feed reader shows titles and summaries as HTML.
const inReader = (html = "") => {
  expect(html).not.toContain("<");
  const characters = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  return html.replaceAll(/&\S+?;/g, (code) => characters[code as keyof typeof characters]);
};

describe("the feed", () => {
  it("holds the twenty newest posts, newest first, with their addresses", async () => {
    const days = Array.from({ length: 25 }, (_, index) => index + 1);
    const posts = days.map((day) => {
      const date = `2025-03-${String(day).padStart(2, "0")}`;
      return [`blog/${day}.mdx`, postFile("Words.\n", { title: `Post ${day}`, date })] as const;
    });
    const xml = await feedOf(Object.fromEntries(posts));
    const newest = days.slice(5).reverse();
    const posted = (id: string) => /\/blog\/\d+$/.test(id);
    expect(textsIn(xml, "id").filter(posted)).toEqual(
      newest.map((day) => `https://www.suluhisho.example/blog/${day}`),
    );
  });

  it("has the day a post was published, and the day it last changed", async () => {
    const changed = { date: "2025-01-10", updated: "2025-06-30" };
    const xml = await feedOf({ "blog/1.mdx": postFile("Words.\n", changed) });
    // As readers in the western and eastern time zones see it.
    const days = (name: string) =>
      textsIn(xml, name).map((time) => {
        const seen = ["Etc/GMT+12", "Africa/Nairobi", "Pacific/Noumea"].map((timeZone) =>
          new Intl.DateTimeFormat("sv", { timeZone }).format(new Date(time)),
        );
        return [...new Set(seen)].join(" or ");
      });
    // The feed has the day of the newest post.
    expect(days("updated")).toEqual(["2025-06-30", "2025-02-20", "2025-06-30"]);
    expect(days("published")).toEqual(["2025-02-20", "2025-01-10"]);
  });

  it.each(["/feed.xml", "/sw/feed.xml"])("%s is in the language of its address", async (feed) => {
    onTestFinished(holdContents(await contentsOf()));
    const request = new Request(`http://localhost${feed}`);
    const xml = await (await loader({ request, params: {}, context: {} })).text();
    expect(xml).toContain(`href="https://www.suluhisho.example${feed}"`);
  });

  it("is reproducible, and exists before the first post", async () => {
    expect(await feedOf({})).toBe(await feedOf({}));
    const empty = { "blog/1.mdx": null, "blog/2.mdx": null };
    expect(textsIn(await feedOf(empty), "entry")).toEqual([]);
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
      const [name, title] = textsIn(xml, "title");
      expect([name, inReader(title)]).toEqual([words, words]);
      expect(textsIn(xml, "name")).toContain(words);
      expect(inReader(textsIn(xml, "summary")[1])).toBe(words);
    },
  );

  it("gives each category a term", async () => {
    const categories = readXml(await feedOf({})).filter(({ name }) => name === "category");
    expect(categories.map(({ attributes }) => attributes.term)).toEqual(["Education", "Education"]);
  });
});
