import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkedSite, type CheckedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
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
};

/** Reads a content folder and checks it. */
export async function checkFolder(
  folder = contentFolder(),
  { parsed, rules, wasPublic }: Options = {},
): Promise<Checked> {
  return checkContent(readContent(findFiles(folder), parsed), { rules, wasPublic });
}

/** Checks content that was read. */
export async function checkContent(
  content: FoundContent,
  { rules, wasPublic }: Omit<Options, "parsed"> = {},
): Promise<Checked> {
  const site = checkedSite(content, today(), wasPublic);
  const findings = await runRules(site, rules);
  return {
    content,
    site,
    findings,
    hasErrors: findings.some(({ severity }) => severity === "error"),
  };
}
