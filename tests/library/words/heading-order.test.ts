import { describe, expect, it } from "vitest";

import { headingOrder } from "#app/library/words/heading-order.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const ofBody = (body: string) =>
  findingLines(headingOrder, { "blog/3.mdx": postFile(`${body}\n`) });

describe("the headings of a body", () => {
  it.each([
    ["begin with ###", "### One", "9:1"],
    ["go from ## to ####", "## One\n\nWords.\n\n#### Two", "13:1"],
    ["go back and skip then", "## One\n\n### Two\n\n## Three\n\n##### Four", "15:1"],
  ])("may not %s", async (_name, body, place) => {
    expect(await ofBody(body)).toEqual([expect.stringMatching(new RegExp(`^${place} error `))]);
  });

  it.each([
    ["have one level", "## One\n\n## Two"],
    ["go down step by step", "## One\n\n### Two\n\n#### Three"],
    ["come back over several levels", "## One\n\n### Two\n\n#### Three\n\n## Four"],
    ["be absent", "Words."],
  ])("may %s", async (_name, body) => {
    expect(await ofBody(body)).toEqual([]);
  });

  it("begin anew in each file", async () => {
    const files = {
      "blog/3.mdx": postFile("## One\n\n### Two\n"),
      "blog/4.mdx": postFile("### Three\n"),
    };
    expect(await printedFindings(headingOrder, files)).toEqual([
      "content/blog/4.mdx:9:1  The first heading of the text has ###, so a level is missing above it. Write ## here, or add the heading with ## that is missing.",
    ]);
  });

  it("are no lines of code, no escaped characters and no fields", async () => {
    const body = "```\n#### no\n```\n\n\\#### no\n";
    const files = { "blog/3.mdx": postFile(body, { title: '"#### no"' }) };
    expect(await findingLines(headingOrder, files)).toEqual([]);
  });
});
