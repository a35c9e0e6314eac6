import { describe, expect, it } from "vitest";

import { figuresInWrongBraces } from "#app/library/words/markup/figures-in-wrong-braces.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const inBody = (words: string) =>
  findingLines(figuresInWrongBraces, { "blog/3.mdx": postFile(`${words}\n`) });

describe("a figure in other brackets", () => {
  it.each(["{girls}", "{ girls }", "[[girls]]", "((girls))"])("is to mend: %s", async (written) => {
    expect(await inBody(`Over ${written} came.`)).toEqual([expect.stringMatching(/^9:6 error /)]);
  });

  it("is to mend in a field, with what to write", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { title: "Over {girls} girls" }) };
    expect(await printedFindings(figuresInWrongBraces, files)).toEqual([
      "content/blog/3.mdx:2:13  {girls} would be printed as it is. Write {{girls}} to show the figure.",
    ]);
  });

  it.each(["{{girls}}", "{everyone}", "[girls]", "(girls)", "((so))", "`{girls}`"])(
    "is none in %s",
    async (written) => {
      expect(await inBody(`Over ${written} came.`)).toEqual([]);
    },
  );

  it("is none where the site itself fills in that name", async () => {
    const files = {
      "interface.yaml": baseContent["interface.yaml"] ?? "",
      "stats.yaml": "- id: name\n  value: 5\n  label: names\n  status: stated\n",
    };
    expect(files["interface.yaml"]).toContain("{name}");
    expect(await findingLines(figuresInWrongBraces, files)).toEqual([]);
  });
});
