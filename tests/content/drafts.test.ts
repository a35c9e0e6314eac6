import { afterEach, describe, expect, it, vi } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { feedPosts, siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { chosenAudience } from "#app/content/open-contents.server.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { headersAt } from "#scripts/hosts/header-rules.ts";
import { readHeadersFile } from "#scripts/hosts/headers-file.ts";
import { writeHostFiles } from "#scripts/hosts/host-files.ts";
import { contentFolder, contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

const page = "---\ntitle: T\ndescription: D\ndraft: true\n---\nWords.\n";
const member = (id: string, more = "") => `- id: ${id}\n  name: N\n  role: R\n  about: A\n${more}`;
const drafts: Files = {
  "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
  "pages/safeguarding.mdx": page,
  "team.yaml": member("one", "  draft: true\n") + member("two", "  draft: false\n"),
};

afterEach(() => vi.unstubAllEnvs());

describe("a draft", () => {
  it("is left out of the site, its addresses and its feed", async () => {
    const contents = await contentsOf(drafts);
    expect(contents.posts.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(contents.prosePages.map(({ id }) => id)).toEqual(["privacy"]);
    expect(contents.team.map(({ id }) => id)).toEqual(["two"]);
    expect(siteAddresses(contents)).not.toContain("/blog/3");
    expect(feedPosts(contents).posts).toHaveLength(2);
  });

  it("is in previews", async () => {
    const contents = await contentsOf(drafts, { drafts: true });
    expect(contents.posts.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(contents.team.map(({ id }) => id)).toEqual(["one", "two"]);
  });

  it("is in no site map or feed, like everything else in a preview", async () => {
    const contents = await contentsOf(drafts, { drafts: true });
    expect(siteMap(contents)).toEqual([]);
    expect(feedPosts(contents).posts).toEqual([]);
    const noindex = { name: "robots", content: "noindex" };
    for (const address of siteAddresses(contents))
      expect(pageTags(pageMeta(contents, address))).toContainEqual(noindex);
    const write = vi.fn<NextOutput["write"]>();
    const assets = { weights: new Map() } as PageAssets;
    writeHostFiles({ contents, assets, redirects: [] }, { write } as unknown as NextOutput);
    const [, headers = ""] = write.mock.calls.find(([file]) => file === "_headers") ?? [];
    expect(headersAt(readHeadersFile(String(headers)), "/files/a.pdf")).toHaveProperty(
      "X-Robots-Tag",
    );
  });

  it("is checked like everything else", async () => {
    const post = postFile("Words.\n", { date: "today", draft: "true" });
    expect(await errorsOf({ "blog/3.mdx": post })).toEqual(["blog/3.mdx:5:7 fields"]);
  });

  it("is not news before it is public", async () => {
    const links = (contents: Parameters<typeof homePage>[0]) =>
      homePage(contents).props.news.list.map(({ href }) => href);
    expect(links(await contentsOf(drafts))).not.toContain("/blog/3");
    expect(links(await contentsOf(drafts, { drafts: true }))).toContain("/blog/3");
  });

  it("may be linked from another draft, but not from a published page", async () => {
    const link = (fields = {}) => ({
      ...drafts,
      "blog/4.mdx": postFile("[It](/blog/3).\n", fields),
    });
    expect(await errorsOf(link())).toEqual(["blog/4.mdx:9:6 pointers"]);
    expect(await errorsOf(link({ draft: "true" }))).toEqual([]);
  });

  it.each([
    ["", ["1", "2"]],
    ["true", ["1", "2", "3"]],
  ])("is shown if SHOW_DRAFTS is set: %j", async (showDrafts, ids) => {
    vi.stubEnv("SHOW_DRAFTS", showDrafts);
    const content = readContent(findFiles(await contentFolder(drafts)));
    const { posts } = await contentsFor(content, chosenAudience());
    expect(posts.map(({ id }) => id)).toEqual(ids);
  });
});
