import { describe, expect, it } from "vitest";

import { inspectWithDrafts } from "#app/library/days/inspect-with-drafts.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { contentFolder, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const inspectionOf = async (files: Files) =>
  inspectWithDrafts({ content: await contentFolder(files), public: "public" });
const member = (id: string, more = "") =>
  `- id: ${id}\n  name: ${id}\n  role: R\n  about: A\n${more}`;

describe("what those who write see", () => {
  it("holds what visitors do not see yet, with a mark behind its name alone", async () => {
    const { contents } = await inspectionOf({
      "blog/8.mdx": postFile("Words.\n", { title: "Not yet", draft: "true" }),
      "blog/9.mdx": postFile("Other words.\n", { title: "Later", publishOn: "2097-03-08" }),
      "team.yaml": member("one", "  draft: true\n") + member("two"),
    });
    const titles = contents?.posts.map(({ title }) => title);
    expect(titles).toContain("Not yet [Draft]");
    expect(titles).toContain("Later [Public from 8 March 2097]");
    expect(contents?.team.map(({ name, role }) => [name, role])).toEqual([
      ["one [Draft]", "R"],
      ["two", "R"],
    ]);
  });

  it("still has what the check says for visitors", async () => {
    const { contents, problems } = await inspectionOf({
      "blog/8.mdx": postFile("Words.\n", { draft: "true" }),
      "blog/9.mdx": postFile("See [it](/blog/8).\n"),
    });
    expect(problems.map(printProblem)).toEqual([expect.stringMatching(/^content\/blog\/9\.mdx:/)]);
    expect(contents?.posts.map(({ id }) => id)).toContain("8");
  });
});
