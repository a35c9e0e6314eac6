import { expect, it } from "vitest";
import { postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { filled, worstWords } from "#tests/support/worst-texts.ts";

// Something linear takes a tenth of this CPU time, something quadratic several times as much. The
// first run of a process takes longer, so a slow one is repeated.
it.each(worstWords)("the check reads 40 kB of %j in time", { retry: 2 }, async (words) => {
  const before = process.cpuUsage();
  await findingsOf({ "blog/9.mdx": postFile(filled(words)) });
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
