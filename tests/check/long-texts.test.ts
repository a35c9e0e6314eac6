import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

// What somebody pastes by mistake, or on purpose. A pattern or a loop that tries each place of it against
// each other one takes ten times as long as this.
const microseconds = 2_000_000;

it.each(["x", "*a*", "{", "[^1]: a\n\n", "> a\n", "a\n\n", "a\u00ad", "🇰🇪", "0700 000 "])(
  "the check ends in time where a text is nothing but %j",
  async (words) => {
    const body = words.repeat(Math.ceil(50_000 / words.length));
    const site = checkedSite(await contentWith({ "blog/9.mdx": postFile(body) }, smallFolder));
    const times: Record<string, number> = {};
    for (const rule of allRules) {
      const before = process.cpuUsage();
      await runRules(site, new Map([rule]));
      times[rule[0]] = process.cpuUsage(before).user;
    }
    const slow = Object.entries(times).filter(([, time]) => time > microseconds);
    expect(slow).toEqual([]);
  },
);
