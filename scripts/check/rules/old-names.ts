import { goneFiles } from "#app/content/renamed-fields.ts";
import { isOld, writtenFiles } from "#app/content/languages/old-swahili.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const moved =
  "Swahili has files of its own in sw/ now, and this is read for a year. Run npm run generate -- --migrate, which moves it.";

export default {
  severity: "warning",
  about:
    "A field has another name now, which is read for a year, or a field or file is read no more.",
  check({ entries, files, others }, report) {
    for (const { path } of writtenFiles(files).filter(isOld))
      report({ ...topOf(path), text: moved });
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
