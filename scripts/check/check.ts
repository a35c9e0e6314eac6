import type { Contents } from "#app/content/contents.ts";
import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { builtFindings } from "#scripts/build/verifying/built-pages.ts";
import { checkedSite, type CheckedSite } from "#scripts/check/checked-site.ts";
import { isError, runRules, type Finding } from "#scripts/check/run-rules.ts";
import type { Rule } from "#scripts/check/rule.ts";

/** The result of a check: the content that was read, and the findings. */
export type Checked = {
  content: FoundContent;
  site: CheckedSite;
  findings: Finding[];
  hasErrors: boolean;
};

type Options = {
  /** Files that were parsed before; those with the same text are reused. */
  parsed?: ContentFile[];
  rules?: ReadonlyMap<string, Rule>;
  /** More public addresses that must not get lost. */
  wasPublic?: Iterable<string>;
  /** The contents that the server shows, if they are open already. */
  opened?: Contents;
};

/** Reads a content folder and checks it. */
export async function checkFolder(
  folder = contentFolder(),
  { parsed, ...options }: Options = {},
): Promise<Checked> {
  return checkContent(readContent(findFiles(folder), parsed), options);
}

/** Checks content that was read: its rules and, if they find no error, the pages that it makes. */
export async function checkContent(
  content: FoundContent,
  options: Omit<Options, "parsed"> = {},
): Promise<Checked> {
  const checked = await checkRules(content, options);
  if (checked.hasErrors || options.rules) return checked;
  return withFindings(checked, await builtFindings(content, options.opened));
}

/** Checks content by its rules alone, for a build, which looks at the pages that it writes. */
export async function checkRules(
  content: FoundContent,
  { rules, wasPublic }: Omit<Options, "parsed"> = {},
): Promise<Checked> {
  const site = checkedSite(content, today(), wasPublic);
  return withFindings({ content, site, findings: [] }, await runRules(site, rules));
}

function withFindings(checked: Omit<Checked, "hasErrors">, more: Finding[]): Checked {
  const findings = [...checked.findings, ...more];
  return { ...checked, findings, hasErrors: findings.some(isError) };
}
