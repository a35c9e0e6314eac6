import { expect, it } from "vitest";
import { exampleFindings } from "#tests/support/findings.ts";

it.each([
  ["blog/My_Post.md", "Words.", "blog/my-post.mdx"],
  ["team.yml", "[]", "team.yaml"],
  ["plans/My_Plan.docx", "Words.", undefined],
  ["2026/notes.mdx", "Words.", undefined],
])("a file called %s gets a new name only if the site would read it", async (name, text, to) => {
  const findings = (await exampleFindings("files", { [name]: text })).filter(
    ({ file }) => file === name,
  );
  expect(findings).toHaveLength(1);
  if (to) expect(findings[0]?.text).toContain(to);
  else expect(findings[0]?.text).not.toMatch(/[\w-]+\.(?:docx|mdx)\.?$/);
});
