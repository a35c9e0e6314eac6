import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const post = (title: string, fields = {}) =>
  ({ "blog/9.mdx": postFile("Words.\n", { title, date: "2025-06-30", ...fields }) }) as Record<
    string,
    string
  >;

describe("a page with the title of another", () => {
  it.each([
    ["a post", "The first post", "/blog/1"],
    ["a page of text", "Privacy", "/privacy"],
    ["the list of a category", "Education posts", "/blog/category/education"],
    ["a second page of the list", '"Blog, page 2"', ""],
  ])("is told like %s", async (_name, title, other) => {
    const lines = await problemsOf(post(title));
    if (other === "") {
      expect(lines).toEqual([]);
      return;
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^content\/blog\/9\.mdx:2:8 /);
    expect(lines[0]).toContain("is called");
  });

  it("is told where a page of text takes the title of a designed page", async () => {
    const page = "---\ntitle: Privacy\ndescription: What we do\n---\nWords.\n";
    const [line] = await problemsOf({
      "pages/more.mdx": page,
      ...post("A post", {}),
      "blog/9.mdx": postFile("See [more](/more).\n"),
    });
    expect(line).toMatch(/^content\/pages\/(more|privacy)\.mdx:2:8 /);
  });

  it("is left alone while it is a draft", async () => {
    expect(await problemsOf(post("The first post", { draft: "true" }))).toEqual([]);
  });
});
