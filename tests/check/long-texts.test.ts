import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import { allMistakes } from "#scripts/check/words/mistakes.ts";
import { paymentPatterns } from "#scripts/check/words/payment-words.ts";
import { postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { filled, worstTexts, worstWords } from "#tests/support/worst-texts.ts";

// CPU time: something linear takes a tenth of it, something quadratic several times as much. The
// first run of a process takes longer, so a slow one is repeated.
const microseconds = 500_000;

it.each(worstWords)("the check reads 40 kB of %j in time", { retry: 2 }, async (words) => {
  const before = process.cpuUsage();
  await findingsOf({ "blog/9.mdx": postFile(filled(words)) });
  expect(process.cpuUsage(before).user).toBeLessThan(microseconds);
});

it("each pattern of the lists reads its worst text of 40 kB in time", { retry: 2 }, () => {
  const signs = [...childSigns.values()].flat().map(({ looks }) => looks);
  // Only another process can stop a pattern that never ends; a busy machine gets more time.
  const outside = createContext({});
  for (const { source } of [...signs, ...allMistakes, ...Object.values(paymentPatterns)])
    for (const text of worstTexts(new RegExp(source, "u"))) {
      Object.assign(outside, { text, pattern: new RegExp(source, "gmu") });
      const read = () => runInContext("text.replace(pattern, '')", outside, { timeout: 20_000 });
      const before = process.cpuUsage();
      const name = `${source} reads ${text.slice(0, 40)}`;
      expect(read, name).not.toThrow();
      expect(process.cpuUsage(before).user, name).toBeLessThan(microseconds);
    }
});
