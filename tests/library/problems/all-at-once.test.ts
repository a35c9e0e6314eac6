import { describe, expect, it } from "vitest";

import { ContentError } from "#app/library/problems/problem.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const places = (lines: string[]) => lines.map((line) => line.split("  ")[0]);

const brokenPost = postFile("Words.\n", { date: "today" });

describe("the list of problems", () => {
  it("holds those of all files in the order of file, line and column", async () => {
    const lines = await problemsOf({
      "team.yaml": "- id: a\n  name: N\n  role: 5\n  abuot: A\n- id: b\n  name: 6\n",
      "blog/10.mdx": postFile("<br>\n", { date: "today" }),
      "blog/9.mdx": postFile("Words.\n\n# One\n\n[a](http://x.example) [b](www.x.example)\n"),
      "pledges.yaml": "- id: a: b\n",
      "notes.txt": "Words.\n",
      "gallery.yaml": null,
    });
    expect(places(lines)).toEqual([
      "content/blog/9.mdx:11:1",
      "content/blog/9.mdx:13:1",
      "content/blog/9.mdx:13:23",
      "content/blog/10.mdx:5:7",
      "content/blog/10.mdx:9:1",
      "content/gallery.yaml:1:1",
      "content/notes.txt:1:1",
      "content/pledges.yaml:1:7",
      "content/team.yaml:3:9",
      "content/team.yaml:4:3",
      "content/team.yaml:5:3",
      "content/team.yaml:5:3",
      "content/team.yaml:6:9",
    ]);
  });

  it.each([
    [
      "a dead link though another page is broken",
      { "blog/3.mdx": postFile("[a](/nowhere)\n"), "blog/4.mdx": brokenPost },
      ["content/blog/3.mdx:9:1", "content/blog/4.mdx:5:7"],
    ],
    [
      "an unknown post though another post is broken",
      { "blog/3.mdx": brokenPost, ...changedFile("news.yaml", 'post: "1"', 'post: "77"') },
      ["content/blog/3.mdx:5:7", "content/news.yaml:6:9"],
    ],
    [
      "unknown figures in a post whose fields are broken",
      { "blog/3.mdx": postFile("{{nothing}}\n", { date: "today" }) },
      ["content/blog/3.mdx:5:7", "content/blog/3.mdx:9:1"],
    ],
    [
      "unknown figures in an entry that is broken elsewhere",
      { "team.yaml": "- id: a\n  name: 5\n  role: '{{grils}}'\n  about: A\n" },
      ["content/team.yaml:2:9", "content/team.yaml:3:10"],
    ],
  ])("names %s", async (_name, files, at) => {
    expect(places(await problemsOf(files))).toEqual(at);
  });

  it("is thrown once, with its lines as the message", async () => {
    const problem = { line: 1, column: 3, field: "", says: "It is 5.", expected: "", fix: "" };
    const files = ["content/team.yaml", "content/pledges.yaml"];
    const { name, message } = new ContentError(files.map((file) => ({ ...problem, file })));
    expect(name).toBe("ContentError");
    expect(message).toBe("content/pledges.yaml:1:3  It is 5.\ncontent/team.yaml:1:3  It is 5.");
  });
});
