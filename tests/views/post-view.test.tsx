import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { postPage } from "#app/content/page-data/post-page.ts";
import { PostView } from "#app/views/post-view.tsx";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

async function rendered(fields: Record<string, string>) {
  const contents = await contentsOf({ "blog/3.mdx": postFile("Maneno.\n", fields) });
  const page = postPage(contents, "3");
  if (!page) throw new Error("There is no such post.");
  return parse(withSiteWords(<PostView {...page.props} />));
}

it("marks the headline, lead and text of a Swahili post as Swahili", async () => {
  for (const [fields, lang] of [
    [{ lang: "sw" }, "sw"],
    [{}, undefined],
  ] as const) {
    const root = await rendered(fields);
    const headline = root.querySelector("h1")?.parentNode;
    expect(headline?.getAttribute("lang")).toBe(lang);
    expect(headline?.text).toContain("A few words");
    expect(root.querySelector(".prose")?.getAttribute("lang")).toBe(lang);
  }
});

it("links to the previous and next posts", async () => {
  const root = await rendered({ date: "2025-02-01" });
  const [previous, next] = ["prev", "next"].map((rel) => root.querySelector(`a[rel="${rel}"]`));
  expect([previous, next].map((link) => link?.getAttribute("href"))).toEqual([
    "/blog/1",
    "/blog/2",
  ]);
});
