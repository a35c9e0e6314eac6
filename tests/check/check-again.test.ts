import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { checkFolder } from "#scripts/check/check.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { contentFolder } from "#tests/support/content-folder.ts";

it("a second check asks a rule only about entries whose file has changed, and reports the others too", async () => {
  const folder = await contentFolder();
  let asked: string[] = [];
  const rule: Rule = {
    severity: "warning",
    about: "It finds every post.",
    checkEntry({ kind, file }, report) {
      asked.push(file.path);
      if (kind === "posts") report({ ...topOf(file.path), text: `${file.text.length} letters.` });
    },
  };
  const rules = new Map([["every-post", rule]]);
  const first = await checkFolder(folder, { rules });
  await appendFile(path.join(folder, "blog/1.mdx"), "\nMore words.\n");
  asked = [];
  const second = await checkFolder(folder, { rules, parsed: first.content.files });
  expect(asked).toEqual(["blog/1.mdx"]);
  const [longer, same] = second.findings.map(({ text }) => text);
  expect(longer).not.toBe(first.findings[0]?.text);
  expect(same).toBe(first.findings[1]?.text);
  expect(first.findings).toHaveLength(second.findings.length);
});
