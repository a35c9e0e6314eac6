import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { examplesOf } from "#scripts/check/examples.ts";
import { withoutMarks } from "#scripts/check/marks.ts";
import type { Rule, Severity } from "#scripts/check/rule.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, smallFolder, type Files } from "#tests/support/content-folder.ts";

const usual =
  "title: T\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\nsample: true";

/** A post with this body and title. */
export function postWith(body: string, title = "T") {
  return `---\n${usual.replace("title: T", `title: ${title}`)}\n---\n${body}\n`;
}

/** The examples of a rule, with all bodies as posts of one site, because reading a site takes longer than a rule. */
export function sitesOf(rule: string, verdict: Severity | "good"): Files[] {
  const examples = examplesOf(rule, verdict);
  const bodies = examples.filter((example) => typeof example === "string");
  const posts = bodies.map((body, at) => [
    `blog/s${String(at).padStart(3, "0")}.mdx`,
    postWith(body),
  ]);
  const sites = examples.filter((example) => typeof example !== "string");
  return posts.length > 0 ? [Object.fromEntries(posts) as Files, ...sites] : sites;
}

/** The findings of a rule in files that are laid over the frozen content. */
export async function exampleFindings(id: string, files: Files) {
  const rule = allRules.get(id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return runRules(checkedSite(await contentWith(files)), new Map([[id, rule]]));
}

/** An example of a rule, as the site that contains it and the findings that it marks. */
export async function markedExample(example: Files, severity: Severity) {
  const marked = Object.entries(example).map(([file, text]) => {
    const top = { text, marks: [{ start: 0, end: 0, instead: undefined }] };
    return { file, ...(text === null ? top : withoutMarks(text)) };
  });
  const files = Object.fromEntries(marked.map(({ file, text }) => [file, text]));
  const expected = marked.flatMap(({ file, marks }) =>
    marks.map(({ start, end, instead }) => ({ file, start, end, severity, instead })),
  );
  return { site: checkedSite(await contentWith(files)), files, expected };
}

type MarkedExample = Awaited<ReturnType<typeof markedExample>>;

/** The findings of a rule in the files of an example, in the form of the example's marks. */
export async function foundIn({ site, files }: MarkedExample, id: string, rule: Rule) {
  const findings = await runRules(site, new Map([[id, rule]]));
  return findings
    .filter(({ file }) => file in files)
    .map(({ file, start, end, severity, instead }) => ({ file, start, end, severity, instead }));
}

/** The findings in the small site with these files. */
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
