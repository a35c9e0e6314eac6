import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, type Files } from "#tests/support/content-folder.ts";
import { markedExample, sitesOf } from "#tests/support/findings.ts";

const findingsIn = async (files: Files) => runRules(checkedSite(await contentWith(files)));

it.each([...allRules.keys()])(
  "what the rule %s offers to write makes no new error",
  { timeout: 60_000 },
  async (id) => {
    for (const severity of ["error", "warning"] as const)
      for (const example of sitesOf(id, severity)) {
        const { files } = await markedExample(example, severity);
        const before = await findingsIn(files);
        for (const { file, start, end, instead, rule } of before) {
          const text = files[file];
          if (instead === undefined || rule !== id || typeof text !== "string") continue;
          const mended = text.slice(0, start) + instead + text.slice(end);
          const after = await findingsIn({ ...files, [file]: mended });
          const known = new Set(before.map((one) => one.text));
          // What could not be read before may have other mistakes, which are not of the button.
          const own = [id, "yaml", "markdown"];
          const fresh = after.filter(
            (one) => one.severity === "error" && own.includes(one.rule) && !known.has(one.text),
          );
          expect(
            fresh.map((one) => `${one.file}: ${one.text}`),
            mended,
          ).toEqual([]);
        }
      }
  },
);
