import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, smallFolder, type Files } from "#tests/support/content-folder.ts";
import { markedExample, sitesOf } from "#tests/support/findings.ts";

it.each([...allRules.keys()])(
  "the replacements of the rule %s cause no new errors",
  { timeout: 60_000 },
  async (id) => {
    // A file that can be read after the correction may have other mistakes.
    const rules = new Map([id, "yaml", "markdown"].map((name) => [name, allRules.get(name)!]));
    for (const severity of ["error", "warning"] as const)
      for (const example of sitesOf(id, severity)) {
        const findingsIn = async (changed: Files) =>
          runRules(checkedSite(await contentWith(changed, smallFolder)), rules);
        const { files } = await markedExample(example, severity);
        const before = await findingsIn(files);
        for (const { file, start, end, instead, rule } of before) {
          const text = files[file];
          if (instead === undefined || rule !== id || typeof text !== "string") continue;
          const mended = text.slice(0, start) + instead + text.slice(end);
          const after = await findingsIn({ ...files, [file]: mended });
          const known = new Set(before.map((finding) => finding.text));
          const fresh = after.filter(
            ({ severity: now, text: message }) => now === "error" && !known.has(message),
          );
          expect(
            fresh.map((finding) => `${finding.file}: ${finding.text}`),
            mended,
          ).toEqual([]);
        }
      }
  },
);
