import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { contentWith } from "#tests/support/content-folder.ts";

const folder = "tests/check/good-posts";

describe("twenty-five ordinary good posts", () => {
  it("draw no error, and five warnings at most", async () => {
    const names = readdirSync(folder);
    const posts = names.map((name) => [`blog/${name}`, readFileSync(`${folder}/${name}`, "utf8")]);
    const findings = await runRules(checkedSite(await contentWith(Object.fromEntries(posts))));
    const own = findings.filter(({ file }) => names.includes(file.replace("blog/", "")));
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(own.filter(({ severity }) => severity === "error").map(printed)).toEqual([]);
    expect(own.length, own.map(printed).join("\n")).toBeLessThanOrEqual(5);
  });
});

function printed({ file, line, column, text, rule }: Finding) {
  return `${file}:${line}:${column}  ${text}  [${rule}]`;
}
