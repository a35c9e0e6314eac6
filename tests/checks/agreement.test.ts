import { describe, expect, it } from "vitest";

import { errorsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { checkSite } from "#scripts/checks/check-site.ts";

const inPost = (body: string, fields = {}): Files => ({ "blog/9.mdx": postFile(body, fields) });

/** Why a finished site is refused, and an edit of the content that would bring it about. */
const refusals: [reason: string, edit: Files, rule: string][] = [
  ["a link leads nowhere", inPost("See [it](/nowhere-at-all).\n"), "pointers"],
  ["a link leads to no place of a page", inPost("See [it](/about#x).\n"), "pointers"],
  ["a picture of a text is not there", inPost("![A room](room.jpg)\n"), "pointers"],
  [
    "a page is loaded from another site",
    inPost("![A room](https://other.org/room.jpg)\n"),
    "markdown",
  ],
  ["a page has no title", inPost("Words.\n", { title: '""' }), "fields"],
  ["two pages share a title", inPost("Words.\n", { title: "The first post" }), "same-titles"],
  [
    "two pages have one address",
    { "pages/about.mdx": "---\ntitle: More\ndescription: What we do\n---\nWords.\n" },
    "unique-ids",
  ],
  [
    "a page and a redirect have one address",
    { "redirects.yaml": "- from: /about\n  to: /privacy\n" },
    "lost-addresses",
  ],
];

describe("the check of the content", () => {
  it.each(refusals)("tells before the build that %s", async (_reason, edit, rule) => {
    const errors = await errorsOf(edit);
    expect(errors.map((line) => line.split(" ")[1])).toContain(rule);
  });

  it("knows all that a finished site is refused for", () => {
    // Of these parts only the code can be wrong.
    const byCode = ["entriesHavePages", "scriptsAreLight", "oneHeading"];
    const byWords = ["linksArrive", "sourcesAreOurs", "titlesAreUnique"];
    const called = [...checkSite.toString().matchAll(/\.\.\.(?:\(0, ?)?(?:\w+\.)?(\w+)\)?\(/g)];
    expect(called.map(([, name = ""]) => name.replace(/^__\w+__\./, "")).sort()).toEqual(
      [...byCode, ...byWords].sort(),
    );
  });
});
