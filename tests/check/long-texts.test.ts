import { expect, it } from "vitest";
import { postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";

// Texts that somebody pastes repeatedly, by mistake or on purpose.
const worstWords = [
  ..."x 7[*`<{\\\u00a0",
  ...["![](", "](", "[a](/////", "**a ", "[^1]: a\n\n", "`a` ", "<!--", "{/*", "%%", "{{a}} "],
  ...["<Callout>\n\n", "> a\n", "| a ", "a\n\n", "\n", "a  ", "a\u00ad", "🇰🇪"],
  ...["0700 000 ", "1-", "one ", "Aa ", "A. ", "x@y.z ", "www.", "“a ", "Monday ", "Xqzt ", "â€™"],
];

// Something linear takes a tenth of this CPU time, something quadratic several times as much. The
// first run of a process takes longer, so a slow one is repeated.
it.each(worstWords)("the check reads 40 kB of %j in time", { retry: 2 }, async (words) => {
  const before = process.cpuUsage();
  await findingsOf({ "blog/9.mdx": postFile(words.repeat(40_000 / words.length)) });
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
