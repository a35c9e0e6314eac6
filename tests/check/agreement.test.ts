import { expect, it } from "vitest";

import { type Files, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

const inPost = (body: string, fields = {}): Files => ({ "blog/9.mdx": postFile(body, fields) });
const about = "---\ntitle: More\ndescription: What we do\n---\nWords.\n";

// Why the built site would be refused, and an edit that causes it.
it.each<[reason: string, edit: Files]>([
  ["a link has no target", inPost("See [it](/nowhere-at-all).\n")],
  ["a link goes to an anchor that its page does not have", inPost("See [it](/about#x).\n")],
  ["a picture in a text is missing", inPost("![A room](room.jpg)\n")],
  ["a picture is loaded from another site", inPost("![A room](https://other.org/room.jpg)\n")],
  ["a page has no title", inPost("Words.\n", { title: '""' })],
  ["two pages have the same address", { "pages/about.mdx": about }],
  ["a page has a redirect", { "redirects.yaml": "- from: /about\n  to: /privacy\n" }],
])("the check finds before the build that %s", async (_reason, edit) => {
  expect(await errorsOf(edit)).toHaveLength(1);
});
