import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "warning",
  about: "A field has another name now. The old one is read for a year.",
  check({ entries }, report) {
    for (const { file, path, oldNames } of entries)
      for (const [was, is] of oldNames) {
        const text = `"${was}" is called "${is}" now. Write ${is}: here; npm run generate -- --migrate writes all new names.`;
        report({ file: file.path, ...file.rangeOfKey(path, was), text, instead: is });
      }
  },
} satisfies Rule;
