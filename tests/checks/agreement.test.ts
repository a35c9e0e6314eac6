import { describe, expect, it } from "vitest";

import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { checkSite } from "#scripts/checks/check-site.ts";

const inPost = (body: string, fields = {}): Files => ({ "blog/9.mdx": postFile(body, fields) });

/** Why a finished site is refused, and an edit of the words that would bring it about. */
const refusals: [reason: string, edit: Files, line: RegExp][] = [
  ["a link leads nowhere", inPost("See [it](/nowhere-at-all).\n"), /9\.mdx:9:5 .*no page/],
  ["a link leads to no place of a page", inPost("See [it](/about#x).\n"), /9\.mdx:9:5 .*no place/],
  ["a picture of a text is not there", inPost("![A room](room.jpg)\n"), /9\.mdx:9:1 /],
  [
    "a page is loaded from another site",
    inPost("![A room](https://other.org/room.jpg)\n"),
    /9\.mdx:9:1 /,
  ],
  ["a page has two main headings", inPost("# Another\n\nWords.\n"), /9\.mdx:9:1 /],
  ["a page has no title", inPost("Words.\n", { title: '""' }), /9\.mdx:2:8 /],
  [
    "two pages share a title",
    inPost("Words.\n", { title: "The first post" }),
    /\d\.mdx:2:8 .*is called/,
  ],
  [
    "no page leads to a page",
    { "pages/alone.mdx": "---\ntitle: Alone\ndescription: What we do\n---\nWords.\n" },
    /alone\.mdx:\d+:\d+ .*Nothing leads/,
  ],
  [
    "two pages have one address",
    { "pages/about.mdx": "---\ntitle: More\ndescription: What we do\n---\nWords.\n" },
    /about\.mdx:\d+:\d+ .*is taken by/,
  ],
  [
    "a page and a redirect have one address",
    { "redirects.yaml": "- from: /about\n  to: /privacy\n" },
    /redirects\.yaml:1:9 /,
  ],
];

describe("the check of the words", () => {
  it.each(refusals)("tells before the build that %s", async (_reason, edit, line) => {
    expect(await problemsOf(edit)).toEqual([expect.stringMatching(line)]);
  });

  it("knows all that a finished site is refused for", () => {
    // Of these two parts only the code can be wrong.
    const byCode = ["entriesHavePages", "scriptsAreLight"];
    const byWords = [
      "linksArrive",
      "pagesAreReachable",
      "sourcesAreOurs",
      "oneHeading",
      "titlesAreUnique",
    ];
    const called = [...checkSite.toString().matchAll(/\.\.\.(?:\(0, ?)?(?:\w+\.)?(\w+)\)?\(/g)];
    expect(called.map(([, name = ""]) => name.replace(/^__\w+__\./, "")).sort()).toEqual(
      [...byCode, ...byWords].sort(),
    );
  });
});
