import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith } from "#tests/support/content-folder.ts";

const folder = "tests/whole-files/good-posts";
const posts = readdirSync(folder).map((name) => [
  `blog/${name}`,
  readFileSync(`${folder}/${name}`, "utf8"),
]);
// The name of each file, after ===, and its text below.
const texts = readFileSync("tests/whole-files/good-texts.txt", "utf8").matchAll(
  /^=== (.*)\n([^]*?)(?=^=== |(?![^]))/gm,
);

it.each([
  ["twenty-five posts", posts, 25, 5],
  ["thirty posts and pages", [...texts].map(([, name, text]) => [name, text]), 30, 6],
])(
  "%s of ordinary good words draw no error, and few warnings",
  async (_, read, atLeast, atMost) => {
    const files = Object.fromEntries(read) as Record<string, string>;
    const findings = await runRules(checkedSite(await contentWith(files)));
    const own = findings.filter(({ file }) => file in files);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(atLeast);
    const printed = own.map((finding) => printFinding(finding)).join("\n");
    expect(printed).not.toContain(" Error: ");
    expect(own.length, printed).toBeLessThanOrEqual(atMost);
  },
);
