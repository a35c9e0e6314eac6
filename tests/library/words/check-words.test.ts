import { describe, expect, it } from "vitest";

import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const body = "#### Deep\n\nThey are voiceless. [Read more](/about) of a shcool.\n";

describe("the check of the words", () => {
  it("finds nothing to mend in the small site", async () => {
    expect((await inspectionOf({})).problems).toEqual([]);
  });

  it("keeps what has to be mended apart from what is worth a look", async () => {
    const { problems, remarks, contents } = await inspectionOf({ "blog/3.mdx": postFile(body) });
    const inBody = [...problems, ...remarks].filter(
      ({ file, line }) => file === "content/blog/3.mdx" && line > 8,
    );
    expect(inBody.map(({ line, severity }) => [line, severity])).toEqual([
      [9, undefined],
      [11, undefined],
      [11, "warning"],
      [11, "warning"],
    ]);
    expect(contents).toBeUndefined();
  });

  it("reads drafts as well", async () => {
    const { problems } = await inspectionOf({ "blog/3.mdx": postFile(body, { draft: "true" }) });
    expect(problems.map(({ line }) => line)).toEqual([10, 12]);
  });

  it.each(["dictionary.yaml", "site.yaml", "team.yaml"])(
    "takes no word for a slip while the names in %s cannot be read",
    async (file) => {
      const files = { [file]: "a: b: c\n", "blog/3.mdx": postFile("Suluhisho and a shcool.\n") };
      const { problems, remarks } = await inspectionOf(files);
      const broken = problems.map((problem) => problem.file);
      expect(new Set(broken)).toEqual(new Set([`content/${file}`]));
      expect(remarks.filter(({ says }) => says.includes("dictionary"))).toEqual([]);
    },
  );

  it("lets a site with remarks be built", async () => {
    const { remarks, contents } = await inspectionOf({ "blog/3.mdx": postFile("A shcool.\n") });
    expect(remarks).not.toEqual([]);
    expect(contents?.posts.map(({ id }) => id)).toContain("3");
  });
});
