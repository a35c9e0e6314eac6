import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import { allMistakes } from "#scripts/check/words/mistakes.ts";
import { paymentPatterns } from "#scripts/check/words/payment-words.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";
import { filled, worstTexts, worstWords } from "#tests/support/worst-texts.ts";

const seconds = 2;

it.each(worstWords)("the check reads 100 kB of %j in time", { retry: 1 }, async (words) => {
  const before = process.cpuUsage();
  const site = checkedSite(
    await contentWith({ "blog/9.mdx": postFile(filled(words)) }, smallFolder),
  );
  await runRules(site);
  expect(process.cpuUsage(before).user).toBeLessThan(seconds * 1_000_000);
});

it("each pattern of the lists reads its worst text of 100 kB in time", () => {
  const signs = [...childSigns.values()].flat().map(({ looks }) => looks);
  for (const { source } of [...signs, ...allMistakes, ...Object.values(paymentPatterns)])
    for (const text of worstTexts(new RegExp(source, "u"))) {
      const pattern = new RegExp(source, "gmu");
      // Only from outside can a pattern be broken off that would take for ever.
      const read = () =>
        runInNewContext(
          "text.search(pattern), text.replace(pattern, '')",
          { text, pattern },
          { timeout: seconds * 1_000 },
        );
      expect(read, `${source} reads ${text.slice(0, 40)}`).not.toThrow();
    }
});
