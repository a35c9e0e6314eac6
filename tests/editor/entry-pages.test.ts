import { expect, it } from "vitest";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { entryPages } from "#scripts/editor/entry-pages.ts";
import { contentWith, frozenContent, postFile } from "#tests/support/content-folder.ts";

const styles = { site: "site{}", home: "home{}", prose: "prose{}" };

it.each([
  ["pages/home.yaml", ["site{}", "home{}"]],
  ["pages/donate.yaml", ["site{}"]],
  ["programs/education-support.mdx", ["site{}", "prose{}"]],
  ["blog/1.mdx", ["site{}", "prose{}"]],
  ["pages/privacy.mdx", ["site{}", "prose{}"]],
])("the preview of %s has the styles %j in each language", async (file, written) => {
  const shown = { path: file, saved: "" };
  const pages = await entryPages(readContent(findFiles(frozenContent)), shown, styles);
  expect(pages).not.toEqual([]);
  for (const { html } of pages) {
    // Without scripts and requests; a link opens a window of its own.
    expect(html).not.toMatch(/<script|<source|<link|<iframe[^>]* src=/);
    expect(html).toContain('<base target="_blank"/>');
    expect([...html.matchAll(/<style>(\w+\{\})<\/style>/g)].map(([, css]) => css)).toEqual(written);
  }
});

it("a draft has a preview that says what it is, and the words of the 404 page have theirs", async () => {
  const draft = postFile("Words.\n", { title: "Soon", draft: "true" });
  const content = await contentWith({ "blog/9.mdx": draft });
  const pageOf = async (path: string) =>
    (await entryPages(content, { path, saved: "" }, styles))[0];
  const page = await pageOf("blog/9.mdx");
  expect([page?.address, page?.html.includes("[Draft]")]).toEqual(["/blog/9", true]);
  expect((await pageOf("pages/not-found.yaml"))?.address).toBe("/404");
});

it("a list is previewed on the page that shows what is new in it", async () => {
  const content = readContent(findFiles(frozenContent));
  const text = content.files.find(({ path }) => path === "stats.yaml")!.text;
  const addressAfter = async (saved: string) =>
    (await entryPages(content, { path: "stats.yaml", saved }, styles))[0]?.address;
  expect(await addressAfter(text.replace("1,500+", "1,400+"))).toBe("/");
  // A short number, which is anywhere.
  expect(await addressAfter(text.replace("98%", "97%"))).toBe("/");
  expect(await addressAfter(text)).not.toBe("/");
});
