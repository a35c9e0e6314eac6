import { goneFiles } from "#app/content/renamed-fields.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "warning",
  about:
    "A field has another name now, which is read for a year, or a field or file is read no more.",
  check({ entries, others }, report) {
    for (const { file, path, oldNames } of entries)
      for (const [was, is] of oldNames) {
        const text = is
          ? `"${was}" is called "${is}" now. Write ${is}: here; npm run generate -- --migrate writes all new names.`
          : `"${was}" is no longer read. Delete it; npm run generate -- --migrate does.`;
        report({ file: file.path, ...file.rangeOfKey(path, was), text, instead: is });
      }
    for (const { path } of others.filter((one) => goneFiles.includes(one.path)))
      report({ ...topOf(path), text: "This file is no longer read. Delete it." });
  },
} satisfies Rule;
