import { afterEach, describe, expect, it, vi } from "vitest";

import { closeLibrary, openLibrary } from "#app/library/library.server.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { feedPosts, siteAddresses } from "#app/library/pages/site-addresses.ts";
import {
  contentFolder,
  contentsOf,
  problemsOf,
  type Files,
} from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const page = "---\ntitle: T\ndescription: D\ndraft: true\n---\nWords.\n";
const member = (id: string, more = "") => `- id: ${id}\n  name: N\n  role: R\n  about: A\n${more}`;
const news = (post: string) =>
  `- id: about-${post}\n  title: T\n  excerpt: E\n  date: 2025-02-12\n  category: Impact\n  post: "${post}"\n`;

const drafts: Files = {
  "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
  "pages/safeguarding.mdx": page,
  "team.yaml": member("one", "  draft: true\n") + member("two", "  draft: false\n"),
  "news.yaml": news("3") + news("1"),
};

afterEach(() => {
  closeLibrary();
  vi.unstubAllEnvs();
});

describe("a draft", () => {
  it("is left out of the site", async () => {
    const contents = await contentsOf(drafts);
    expect(contents.posts.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(contents.prosePages.map(({ id }) => id)).toEqual(["privacy"]);
    expect(contents.team.map(({ id }) => id)).toEqual(["two"]);
  });

  it("stands in previews", async () => {
    const contents = await contentsOf(drafts, { drafts: true });
    expect(contents.posts.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(contents.prosePages.map(({ id }) => id)).toEqual(["privacy", "safeguarding"]);
    expect(contents.team.map(({ id }) => id)).toEqual(["one", "two"]);
  });

  it("is checked like everything else", async () => {
    const post = postFile("# One\n", { date: "today", draft: "true" });
    const team = member("one", "  draft: true\n").replace("name: N", "name: 5");
    const lines = await problemsOf({ "blog/3.mdx": post, "team.yaml": team });
    expect(lines.map((line) => line.split("  ")[0])).toEqual([
      "content/blog/3.mdx:5:7",
      "content/blog/3.mdx:10:1",
      "content/team.yaml:2:9",
    ]);
  });

  it("has no address and no place in the feed", async () => {
    const contents = await contentsOf(drafts);
    expect(siteAddresses(contents)).not.toContain("/blog/3");
    expect(siteAddresses(contents)).not.toContain("/safeguarding");
    expect(feedPosts(contents).posts.map(({ address }) => address)).toEqual([
      "https://www.suluhisho.example/blog/2",
      "https://www.suluhisho.example/blog/1",
    ]);
  });

  it("takes the news that lead to it with it", async () => {
    const links = (contents: Parameters<typeof homePage>[0]) =>
      homePage(contents).props.news.items.map(({ href }) => href);
    expect(links(await contentsOf(drafts))).toEqual(["/blog/1"]);
    expect(links(await contentsOf(drafts, { drafts: true }))).toEqual(["/blog/3", "/blog/1"]);
  });

  // The page would lead its readers to an address where nothing stands.
  it("cannot be where a published page leads", async () => {
    const files = { ...drafts, "blog/4.mdx": postFile("One.\n\nSee [it](/blog/3).\n") };
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(/^content\/blog\/4\.mdx:11:5 {2}/),
    ]);
    await expect(contentsOf(files, { drafts: true })).resolves.toBeDefined();
  });

  it("may lead to another draft", async () => {
    const draft = postFile("See [it](/blog/3).\n", { draft: "true" });
    expect(await problemsOf({ ...drafts, "blog/4.mdx": draft })).toEqual([]);
  });
});

describe("openLibrary", () => {
  it.each([
    ["without drafts", "", ["1", "2"]],
    ["with drafts where SHOW_DRAFTS is true", "true", ["1", "2", "3"]],
  ])("reads the folder that CONTENT_DIR names, %s", async (_name, showDrafts, ids) => {
    vi.stubEnv("CONTENT_DIR", await contentFolder(drafts));
    vi.stubEnv("SHOW_DRAFTS", showDrafts);
    expect((await openLibrary()).posts.map(({ id }) => id)).toEqual(ids);
  });

  it("reads once until the library is closed", async () => {
    vi.stubEnv("CONTENT_DIR", await contentFolder());
    const first = await openLibrary();
    expect(await openLibrary()).toBe(first);
    closeLibrary();
    expect(await openLibrary()).not.toBe(first);
  });
});
