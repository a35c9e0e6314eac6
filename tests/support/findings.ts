import { expect } from "vitest";
import { today } from "#app/content/today.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { examplesOf, withoutMarks } from "#tests/support/examples.ts";
import type { Severity } from "#scripts/check/rule.ts";
import { inOrder, runRules } from "#scripts/check/run-rules.ts";
import {
  contentWith,
  frozenContent,
  postFile,
  smallFolder,
  type Files,
} from "#tests/support/content-folder.ts";

/** The examples of a rule, with all bodies as posts of one site, because reading a site takes longer than a rule. */
export function sitesOf(rule: string, verdict: Severity | "good"): Files[] {
  const examples = examplesOf(rule, verdict);
  const posts = examples.flatMap((example, at) =>
    typeof example === "string"
      ? [[`blog/s${at + 100}.mdx`, postFile(`${example}\n`, { sample: "true" })]]
      : [],
  );
  const sites = examples.filter((example) => typeof example !== "string");
  return posts.length > 0 ? [Object.fromEntries(posts) as Files, ...sites] : sites;
}

/** The findings of a rule in files that are laid over the frozen content or another folder. */
export async function exampleFindings(
  id: string,
  files: Files,
  { folder = frozenContent, day = today() } = {},
) {
  const rule = allRules.get(id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const site = checkedSite(await contentWith(files, folder), day);
  const findings = await runRules(site, new Map([[id, rule]]));
  return findings.flatMap((finding) => [finding, ...finding.others]).sort(inOrder);
}

/** The files of an example without its marks, and the findings that it marks. */
export function markedExample(example: Files, severity: Severity) {
  const files: Record<string, string | null> = {};
  const saying = (words = ""): unknown => expect.stringContaining(words);
  const expected = Object.entries(example).flatMap(([file, marked]) => {
    const { text, marks } = withoutMarks(marked ?? "");
    files[file] = marked === null ? null : text;
    return marks.map(({ says, ...mark }) => ({ ...mark, file, severity, text: saying(says) }));
  });
  // Without a mark, the finding is at the top of the file that is missing.
  const gone = Object.keys(files).find((file) => files[file] === null);
  if (gone && expected.length === 0)
    expected.push({ file: gone, start: 0, end: 0, severity, instead: undefined, text: saying() });
  return { files, expected };
}

/** The findings in the small site with these files. */
export async function findingsOf(files: Files = {}, day?: string) {
  return runRules(checkedSite(await contentWith(files, smallFolder), day));
}

/** The errors of the small site with these files, each as file:line:column and the rule's id. */
export async function errorsOf(files: Files = {}, day?: string): Promise<string[]> {
  const errors = (await findingsOf(files, day)).filter(({ severity }) => severity === "error");
  return errors.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}
