import { describe, expect, it } from "vitest";
import { structuredData } from "#app/head/structured-data.ts";
import type { Contents } from "#app/content/contents.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";

const contents = await openContents();
const graphAt = (held: Contents, address: string) =>
  structuredData(pageMeta(held, address))["@graph"] as unknown as Record<string, unknown>[];

describe("structuredData", () => {
  it.each([
    ["/", ["NGO"]],
    ["/about", []],
    ["/donate", ["DonateAction"]],
    [`/blog/${contents.posts[0]?.id}`, ["BlogPosting"]],
  ])("describes %s", (address, types) => {
    expect(graphAt(contents, address).map((node) => node["@type"])).toEqual(types);
  });

  it("says when a post changed", async () => {
    const post = postFile("Words.\n", { updated: "2025-06-30" });
    const graph = graphAt(await contentsOf({ "blog/3.mdx": post }), "/blog/3");
    expect(graph[0]).toMatchObject({ datePublished: "2025-01-10", dateModified: "2025-06-30" });
  });

  it("lists only existing profiles, and no ratings", async () => {
    const graph = graphAt(await contentsOf(), "/");
    expect(graph[0]?.sameAs).toEqual(["https://photos.example/suluhisho"]);
    expect(JSON.stringify(graph)).not.toMatch(/rating/i);
  });
});
