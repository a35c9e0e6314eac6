import { describe, expect, it } from "vitest";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";
import { bodyOf } from "#tests/support/rendered-body.ts";

async function idsOf(text: string, prefix?: string) {
  const { headings } = await bodyOf(text, prefix);
  return headings.map(({ id }) => id);
}

describe("a heading of a text", () => {
  it.each([
    ["## Who answers?", ["who-answers"]],
    ["## A *girl’s* `term`", ["a-girls-term"]],
    ["## Mũthoni", ["muthoni"]],
    ["## {{girls}} girls", ["girls-girls"]],
    ["## One\n\n### One\n\n## One", ["one", "one-2", "one-3"]],
    ["## Main\n\n## Note on fees\n\n## …", ["part-main", "part-note-on-fees", "part"]],
    ["## New words {#old-words}", ["old-words"]],
    ["## First\n\n## Other {#first}", ["first-2", "first"]],
    ["New words {#old}\n---", ["old"]],
  ])("has an id of its own: %j", async (text, ids) => {
    expect(await idsOf(text)).toEqual(ids);
  });

  it("has a prefix before its id if several texts share a page", async () => {
    expect(await idsOf("## One\n\n## Two {#three}", "school--")).toEqual([
      "school--one",
      "school--three",
    ]);
  });

  it("shows only its words", async () => {
    const { html, headings } = await bodyOf("## The *new* words {#old}\n\nText.");
    expect(html).toContain('<h2 id="old">The <em>new</em> words</h2>');
    expect(headings).toEqual([{ id: "old", text: "The new words", depth: 2 }]);
  });

  it("has its figures filled in", async () => {
    const { posts } = await contentsOf({ "blog/3.mdx": postFile("## {{girls}} girls\n\nText.\n") });
    const post = posts.find(({ id }) => id === "3");
    expect(post?.body.headings).toEqual([{ id: "girls-girls", text: "1,500+ girls", depth: 2 }]);
  });

  it.each(["{#Who Answers}", "{#main}", "{#table-1}", "{#note-on-fees}"])(
    "cannot be called %s",
    async (id) => {
      const errors = await errorsOf({ "blog/3.mdx": postFile(`## One ${id}\n\nText.\n`) });
      expect(errors).toEqual(["blog/3.mdx:9:1 markdown"]);
    },
  );
});
