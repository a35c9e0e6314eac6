import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import { allMistakes } from "#scripts/check/words/mistakes.ts";
import { paymentPatterns } from "#scripts/check/words/payment-words.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";
import { filled, worstTexts, worstWords } from "#tests/support/worst-texts.ts";

const seconds = 2;

it.each(worstWords)("the check reads 100 kB of %j in time", async (words) => {
  const before = process.cpuUsage();
  const site = checkedSite(
    await contentWith({ "blog/9.mdx": postFile(filled(words)) }, smallFolder),
  );
  await runRules(site);
  expect(process.cpuUsage(before).user).toBeLessThan(seconds * 1_000_000);
});

it("each pattern of the lists reads its worst text of 100 kB in time", () => {
  const signs = [...childSigns.values()].flat().map(({ looks }) => looks);
  // Only another process can stop a pattern that never ends; a busy machine gets more time.
  const outside = createContext({});
  for (const { source } of [...signs, ...allMistakes, ...Object.values(paymentPatterns)])
    for (const text of worstTexts(new RegExp(source, "u"))) {
      Object.assign(outside, { text, pattern: new RegExp(source, "gmu") });
      const read = () =>
        runInContext("text.replace(pattern, '')", outside, { timeout: 10_000 * seconds });
      const before = process.cpuUsage();
      const name = `${source} reads ${text.slice(0, 40)}`;
      expect(read, name).not.toThrow();
      expect(process.cpuUsage(before).user, name).toBeLessThan(seconds * 1_000_000);
    }
});
