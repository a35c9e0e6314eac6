import { beforeAll, expect, it } from "vitest";
import { postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";

// Texts that somebody pastes repeatedly, by mistake or on purpose.
const worstWords = [
  ..."x 7[*`<{\\\u00a0",
  ...["![](", "](", "[a](/////", "**a ", "[^1]: a\n\n", "`a` ", "<!--", "{/*", "%%", "{{a}} "],
  ...["<Callout>\n\n", "> a\n", "| a ", "a\n\n", "\n", "a  ", "a\u00ad", "🇰🇪"],
  ...["0700 000 ", "1-", "one ", "Aa ", "A. ", "x@y.z ", "www.", "“a ", "Monday ", "Xqzt ", "â€™"],
  ...["`//a.b` ", "•x\n\n", "![a](b.jpg) "],
];

let runs = 0;

async function cpuTimeOf(words: string, size = 40_000) {
  // What was parsed before would not be parsed again.
  runs += 1;
  const text = `${runs}\n\n${words.repeat(size / words.length)}`;
  const before = process.cpuUsage();
  await findingsOf({ "blog/9.mdx": postFile(text) });
  return process.cpuUsage(before).user;
}

// The speed of this machine; the first run of a process takes longer.
let ordinary = 0;
beforeAll(async () => {
  await cpuTimeOf("one ");
  ordinary = await cpuTimeOf("one ");
});

// The library takes long for each of these in a short text; it refuses a long one.
const containers = ["[^1]: a\n\n", "> a\n", "<Callout>\n\n"];

// Something linear takes at most four times as long as ordinary words, a quadratic pattern ten times.
// Another program may slow a run down, so a slow one is repeated.
it.each(worstWords)("the check reads long texts of %j in time", { retry: 2 }, async (words) => {
  // The check refuses many of these texts at 40 kB, so each is read in a shorter file too.
  for (const size of [10_000, 40_000]) {
    const times = size === 10_000 && containers.includes(words) ? 12 : 6;
    const taken = await cpuTimeOf(words, size);
    // The machine may have become slower since its speed was measured.
    if (taken >= times * ordinary) ordinary = await cpuTimeOf("one ");
    expect(taken, `${size} bytes`).toBeLessThan(times * ordinary);
  }
});
