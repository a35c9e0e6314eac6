import { goneFiles } from "#app/content/renamed-fields.ts";
import { isOld, writtenFiles } from "#app/content/languages/old-swahili.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const moved =
  "Swahili texts are now in files of their own in sw/. Run npm run generate -- --migrate, which moves them; until then they are still read, for a year.";

export default {
  severity: "warning",
  about:
    "A field has a new name (the old one works for a year), or a field or file is no longer used. npm run generate -- --migrate writes the new names.",
  check({ entries, files, others }, report) {
    for (const { path } of writtenFiles(files).filter(isOld))
      report({ ...topOf(path), text: moved });
    for (const { file, path, oldNames } of entries)
      for (const [was, is] of oldNames) {
        const text = is
          ? `"${was}" is now called "${is}". Write ${is}: instead; npm run generate -- --migrate does it in every file.`
          : `"${was}" is no longer used. Delete it; npm run generate -- --migrate does it in every file.`;
        report({ file: file.path, ...file.rangeOfKey(path, was), text, instead: is });
      }
    for (const { path } of others.filter((file) => goneFiles.includes(file.path)))
      report({ ...topOf(path), text: "This file is no longer used. Delete it." });
  },
} satisfies Rule;
