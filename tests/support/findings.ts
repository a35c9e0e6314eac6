import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import type { RuleExample } from "#scripts/check/rule.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, smallFolder, type Files } from "#tests/support/content-folder.ts";

const fields = `---
title: A morning that the example needs
excerpt: What one of these examples says about a morning at the centre in Nairobi.
author: The example's team
date: 2025-03-08
category: Education
sample: true
---
`;

/** What one rule finds in an example, which is laid over the frozen content. */
export async function exampleFindings(id: string, example: RuleExample) {
  const rule = allRules.get(id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const files = typeof example === "string" ? { "blog/example.mdx": fields + example } : example;
  return runRules(checkedSite(await contentWith(files)), new Map([[id, rule]]));
}

/** What the rules find in the small site with these files. */
export async function findingsOf(files: Files = {}, day?: string) {
  return runRules(checkedSite(await contentWith(files, smallFolder), day));
}

/** The errors of the small site with these files, each as file:line:column and the rule's id. */
export async function errorsOf(files: Files = {}, day?: string): Promise<string[]> {
  const findings = await findingsOf(files, day);
  return findings
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}
