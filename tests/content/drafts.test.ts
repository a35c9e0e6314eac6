import { afterEach, describe, expect, it, vi } from "vitest";
import { chosenAudience, contentsFor } from "#app/content/open-contents.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { feedPosts, siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { headersAt } from "#scripts/hosts/header-rules.ts";
import { readHeadersFile } from "#scripts/hosts/headers-file.ts";
import { writeHostFiles } from "#scripts/hosts/host-files.ts";
import { contentFolder, contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

const page = "---\ntitle: T\ndescription: D\ndraft: true\n---\nWords.\n";
const member = (id: string, draft: boolean) =>
  `- { id: ${id}, name: N, role: R, about: A, draft: ${draft} }\n`;
const drafts: Files = {
  "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
  "pages/safeguarding.mdx": page,
  "team.yaml": member("one", true) + member("two", false),
};

afterEach(() => vi.unstubAllEnvs());

describe("a draft", () => {
  it.each([
    [false, ["1", "2", "privacy", "two"]],
    [true, ["1", "2", "3", "privacy", "safeguarding", "one", "two"]],
  ])("is on the site if drafts are shown: %s", async (shown, ids) => {
    const contents = await contentsOf(drafts, { drafts: shown });
    const { posts, prosePages, team } = contents;
    expect([...posts, ...prosePages, ...team].map(({ id }) => id)).toEqual(ids);
    expect(siteAddresses(contents).includes("/blog/3")).toBe(shown);
    const news = homePage(contents).props.news.list.map(({ href }) => href);
    expect(news.includes("/blog/3")).toBe(shown);
    expect(feedPosts(contents).posts).toHaveLength(shown ? 0 : 2);
  });

  it("is in no site map or feed, like everything else in a preview", async () => {
    const contents = await contentsOf(drafts, { drafts: true });
    expect(siteMap(contents)).toEqual([]);
    const noindex = { name: "robots", content: "noindex" };
    for (const address of siteAddresses(contents))
      expect(pageTags(pageMeta(contents, address))).toContainEqual(noindex);
    const write = vi.fn<NextOutput["write"]>();
    const assets = { weights: new Map() } as PageAssets;
    writeHostFiles({ contents, assets, redirects: [] }, { write } as unknown as NextOutput);
    const [, headers = ""] = write.mock.calls.find(([file]) => file === "_headers") ?? [];
    const rules = readHeadersFile(String(headers));
    expect(headersAt(rules, "/files/a.pdf")).toHaveProperty("X-Robots-Tag");
  });

  it("is checked, and may be linked from another draft only", async () => {
    const post = postFile("Words.\n", { date: "today", draft: "true" });
    expect(await errorsOf({ "blog/3.mdx": post })).toEqual(["blog/3.mdx:5:7 fields"]);
    const link = (fields = {}) => ({
      ...drafts,
      "blog/4.mdx": postFile("[It](/blog/3).\n", fields),
    });
    expect(await errorsOf(link())).toEqual(["blog/4.mdx:9:6 pointers"]);
    expect(await errorsOf(link({ draft: "true" }))).toEqual([]);
  });

  it.each([
    ["", ["1", "2"]],
    ["false", ["1", "2"]],
    ["true", ["1", "2", "3"]],
  ])("is shown if SHOW_DRAFTS is set: %j", async (showDrafts, ids) => {
    vi.stubEnv("SHOW_DRAFTS", showDrafts);
    const content = readContent(findFiles(await contentFolder(drafts)));
    const { posts } = await contentsFor(content, chosenAudience());
    expect(posts.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [true, ["The first post", "A post [Draft]", "A post [Public from 2027-03-08]"]],
    [undefined, ["The first post", "A post", "A post"]],
  ])("has a mark after its name if hidden entries have one: %s", async (marksHidden, titles) => {
    const later = postFile("Words.\n", { publishOn: "2027-03-08" });
    const audience = { day: "2027-03-07", drafts: true, marksHidden };
    const { posts, isPreview } = await contentsOf({ ...drafts, "blog/4.mdx": later }, audience);
    const shown = posts.flatMap(({ id, title }) => (id === "2" ? [] : title));
    expect([isPreview, ...shown]).toEqual([!marksHidden, ...titles]);
  });
});
