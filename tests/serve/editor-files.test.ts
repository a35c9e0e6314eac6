import { expect, it } from "vitest";

import { isEditorFile } from "#scripts/serve/editor-files.ts";

it.each([
  "blog/1.mdx~",
  "blog/.1.mdx.swp",
  "blog/#1.mdx#",
  "4913",
  "blog/4913",
  "site.yaml___jb_tmp___",
  "site.yaml.tmp",
])("passes over %s, which an editor puts beside a file", (path) => {
  expect(isEditorFile(path)).toBe(true);
});

it.each([
  "blog/1.mdx",
  "site.yaml",
  "blog/4913.mdx",
  "files/report.pdf",
  "blog/1.mdx.txt",
  "~$1.docx",
])("keeps %s, which somebody wrote", (path) => {
  expect(isEditorFile(path)).toBe(false);
});
