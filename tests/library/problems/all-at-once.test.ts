import { describe, expect, it } from "vitest";

import { loadContents } from "#tests/support/load-contents.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { contentFolder, problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const places = (lines: string[]) => lines.map((line) => line.split("  ")[0]);

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

  it("names both the fields and the body of a post", async () => {
    const text = postFile("Words <br>\n", { title: "a: b" });
    expect(places(await problemsOf({ "blog/3.mdx": text }))).toEqual([
      "content/blog/3.mdx:2:8",
      "content/blog/3.mdx:9:7",
    ]);
  });

  it("names a dead link though another page is broken", async () => {
    const lines = await problemsOf({
      "blog/3.mdx": postFile("[a](/nowhere)\n"),
      "blog/4.mdx": postFile("Words.\n", { date: "today" }),
    });
    expect(places(lines)).toEqual(["content/blog/3.mdx:9:1", "content/blog/4.mdx:5:7"]);
  });

  it("names an unknown post though another post is broken", async () => {
    const lines = await problemsOf({
      "blog/3.mdx": postFile("Words.\n", { date: "today" }),
      "news.yaml":
        '- id: a\n  title: A\n  excerpt: E\n  date: 2025-02-12\n  category: Impact\n  post: "77"\n',
    });
    expect(places(lines)).toEqual(["content/blog/3.mdx:5:7", "content/news.yaml:6:9"]);
  });

  it("names unknown figures in a post whose fields are broken", async () => {
    const text = postFile("{{nothing}} and [a](/images/none.svg)\n", {
      date: "today",
      excerpt: '"{{grils}}"',
    });
    expect(places(await problemsOf({ "blog/3.mdx": text }))).toContain("content/blog/3.mdx:9:1");
  });

  it("names unknown figures in an entry that is broken elsewhere", async () => {
    const text = "- id: a\n  name: 5\n  role: '{{grils}}'\n  about: A\n";
    expect(places(await problemsOf({ "team.yaml": text }))).toEqual([
      "content/team.yaml:2:9",
      "content/team.yaml:3:10",
    ]);
  });

  it("is thrown once, with its lines as the message", async () => {
    const content = await contentFolder({ "team.yaml": "- 5\n", "pledges.yaml": "- 6\n" });
    const pictures = content.replace(/content$/, "public");
    const error: unknown = await loadContents({ content, pictures }, { drafts: false }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ContentError);
    const { name, message, problems } = error as ContentError;
    expect(name).toBe("ContentError");
    expect(problems).toHaveLength(2);
    expect(message).toMatch(/^content\/pledges\.yaml:1:3 {2}.*\ncontent\/team\.yaml:1:3 {2}.*$/);
  });

  it("is empty for a site in order", async () => {
    expect(await problemsOf({})).toEqual([]);
  });
});
