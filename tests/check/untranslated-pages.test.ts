import { expect, it } from "vitest";
import { untranslatedPages } from "#scripts/check/untranslated-pages.ts";
import { contentWith, frozenContent, smallFolder } from "#tests/support/content-folder.ts";

const told = { "sw/privacy.mdx": "---\ntitle: Faragha\ndescription: Maneno.\n---\nManeno.\n" };

it("names the pages that are not told in Swahili yet, and counts the posts", async () => {
  const site = await contentWith(told, smallFolder);
  const says = untranslatedPages(site) ?? "";
  expect(says).toMatch(/\/about\b.* 2 posts\.$/);
  expect(says).not.toMatch(/\/privacy|\/sw/);
});

it("says nothing of posts where all are told, or there are none", async () => {
  const none = { "blog/1.mdx": null, "blog/2.mdx": null };
  expect(untranslatedPages(await contentWith({ ...told, ...none }, smallFolder))).not.toMatch(/\d/);
  expect(untranslatedPages(await contentWith({}, frozenContent))).toBeDefined();
});
