import { describe, expect, it } from "vitest";

import { tallyFiles } from "#app/library/tally.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

describe("the tally of files", () => {
  it("puts every file in exactly one place", async () => {
    const { tally } = await inspectionOf({
      "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
      "blog/4.mdx": postFile("Words.\n", { sample: "true" }),
      "blog/5.mdx": postFile("Words.\n", { date: "soon" }),
      "team.yaml": "nobody\n",
    });
    expect(tally.draft).toEqual(["content/blog/3.mdx"]);
    expect(tally.sample).toEqual(["content/blog/4.mdx"]);
    expect(tally.reported).toEqual(["content/blog/5.mdx", "content/team.yaml"]);
    expect(tally.published).toContain("content/blog/1.mdx");
    const all = Object.values(tally).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it("counts a list of samples and real entries as published", async () => {
    const { tally } = await inspectionOf({
      "pledges.yaml":
        "- { id: a, name: A, amount: KES 1, purpose: Books }\n" +
        "- { id: b, name: B, amount: KES 2, purpose: Lamps, sample: true }\n",
    });
    expect(tally.published).toContain("content/pledges.yaml");
  });

  it("counts a list that is empty on purpose as published", async () => {
    const { tally, problems } = await inspectionOf({ "pledges.yaml": "[]\n" });
    expect(problems).toEqual([]);
    expect(tally.published).toContain("content/pledges.yaml");
  });

  it("counts what is a draft and has to be mended among what has to be mended", async () => {
    const { tally } = await inspectionOf({
      "blog/3.mdx": postFile("Words.\n", { draft: "true", date: "soon" }),
    });
    expect(tally.reported).toEqual(["content/blog/3.mdx"]);
    expect(tally.draft).toEqual([]);
  });

  it("refuses to go on where a file was read and became nothing", () => {
    expect(() => tallyFiles(["content/blog/1.mdx"], [], [], "2026-06-30")).toThrow(
      "content/blog/1.mdx",
    );
  });
});
