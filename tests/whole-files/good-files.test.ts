import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { contentWith } from "#tests/support/content-folder.ts";

const folder = "tests/whole-files/good-posts";

describe("ordinary good texts", () => {
  it.each([
    ["twenty-five posts", postsOf(folder), 25, 5],
    ["thirty posts and pages", textsOf("tests/whole-files/good-texts.txt"), 30, 6],
  ] as const)("of %s draw no error, and few warnings", async (_, files, atLeast, remarksAtMost) => {
    const findings = await runRules(checkedSite(await contentWith(files)));
    const ownFindings = findings.filter(({ file }) => file in files);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(atLeast);
    expect(ownFindings.filter(({ severity }) => severity === "error").map(printed)).toEqual([]);
    expect(ownFindings.length, ownFindings.map(printed).join("\n")).toBeLessThanOrEqual(
      remarksAtMost,
    );
  });
});

function postsOf(place: string): Record<string, string> {
  const read = (name: string) => readFileSync(`${place}/${name}`, "utf8");
  return Object.fromEntries(readdirSync(place).map((name) => [`blog/${name}`, read(name)]));
}

// The name of each file, after ===, and its text below.
function textsOf(file: string): Record<string, string> {
  const parts = readFileSync(file, "utf8")
    .split(/^=== (.*)\n/m)
    .slice(1);
  const names = parts.filter((_, at) => at % 2 === 0);
  return Object.fromEntries(names.map((name, at) => [name, parts[at * 2 + 1] ?? ""]));
}

function printed({ file, line, column, text, rule }: Finding) {
  return `${file}:${line}:${column}  ${text}  [${rule}]`;
}
