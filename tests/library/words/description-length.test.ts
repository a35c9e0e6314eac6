import { describe, expect, it } from "vitest";

import { descriptionLength } from "#app/library/words/description-length.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const places = {
  "a designed page": (words: string) => ({
    "pages/about.yaml": (baseContent["pages/about.yaml"] ?? "").replace(
      /^description: .*$/m,
      `description: ${words}`,
    ),
  }),
  "a page of prose": (words: string) => ({
    "pages/safety.mdx": `---\ntitle: T\ndescription: ${words}\n---\nWords.\n`,
  }),
  "a post": (words: string) => ({ "blog/3.mdx": postFile("Words.\n", { excerpt: words }) }),
  "a piece of news": (words: string) => ({
    "news.yaml": `- id: a\n  title: T\n  excerpt: ${words}\n  date: 2025-02-12\n  category: Impact\n  post: "1"\n`,
  }),
};

describe.each(Object.entries(places))("the description of %s", (_name, files) => {
  it.each([1, 49, 161, 400])("raises a warning at %d characters", async (length) => {
    const lines = await findingLines(descriptionLength, files("x".repeat(length)));
    expect(lines).toEqual([expect.stringMatching(/^\d+:\d+ warning /)]);
    expect(lines[0]).toContain(` ${length} characters`);
  });

  it.each([50, 120, 160])("may have %d characters", async (length) => {
    expect(await findingLines(descriptionLength, files("x".repeat(length)))).toEqual([]);
  });

  it("is counted with its figures in their place", async () => {
    const words = `${"x".repeat(44)} {{girls}}`;
    expect(await findingLines(descriptionLength, files(words))).toEqual([]);
  });
});

describe("a description that no search result shows", () => {
  it("may be as short as it likes", async () => {
    const files = {
      "opportunities.yaml": baseContent["opportunities.yaml"] ?? "",
      "partnerships.yaml": baseContent["partnerships.yaml"] ?? "",
    };
    expect(await findingLines(descriptionLength, files)).toEqual([]);
  });
});
