import path from "node:path";

import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { contentFolder, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

async function inspect(files: Files) {
  const content = await contentFolder(files);
  const pictures = path.join(content, "../public");
  return inspectContents({ content, pictures }, { drafts: false });
}

const body = "#### Deep\n\nThey are voiceless. [Read more](/about) of a shcool.\n";

describe("the check of the words", () => {
  it("finds nothing to mend in the small site", async () => {
    expect((await inspect({})).problems).toEqual([]);
  });

  it("keeps what has to be mended apart from what is worth a look", async () => {
    const { problems, remarks, contents } = await inspect({ "blog/3.mdx": postFile(body) });
    const inPost = remarks.filter(({ file, line }) => file === "content/blog/3.mdx" && line > 8);
    expect(problems.map(({ line, severity }) => ({ line, severity }))).toEqual([
      { line: 9, severity: undefined },
      { line: 11, severity: undefined },
    ]);
    expect(inPost.map(({ line, severity }) => ({ line, severity }))).toEqual([
      { line: 11, severity: "warning" },
      { line: 11, severity: "warning" },
    ]);
    expect(contents).toBeUndefined();
  });

  it("reads drafts as well", async () => {
    const { problems } = await inspect({ "blog/3.mdx": postFile(body, { draft: "true" }) });
    expect(problems.map(({ line }) => line)).toEqual([10, 12]);
  });

  it.each(["dictionary.yaml", "site.yaml", "team.yaml"])(
    "takes no word for a slip while the names in %s cannot be read",
    async (file) => {
      const files = { [file]: "a: b: c\n", "blog/3.mdx": postFile("Suluhisho and a shcool.\n") };
      const { problems, remarks } = await inspect(files);
      expect(new Set(problems.map((problem) => problem.file))).toEqual(
        new Set([`content/${file}`]),
      );
      expect(remarks.filter(({ says }) => says.includes("dictionary"))).toEqual([]);
    },
  );

  it("lets a site with remarks be built", async () => {
    const { remarks, contents } = await inspect({ "blog/3.mdx": postFile("A shcool.\n") });
    expect(remarks).not.toEqual([]);
    expect(contents?.posts.map(({ id }) => id)).toContain("3");
  });
});
