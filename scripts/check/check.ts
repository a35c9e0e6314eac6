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

/** A content folder as it was read, and what the rules found in it. */
export type Checked = {
  content: FoundContent;
  site: CheckedSite;
  findings: Finding[];
  hasErrors: boolean;
};

type Options = {
  /** Files that were parsed before, of which those with the same text are taken. */
  parsed?: ContentFile[];
  rules?: ReadonlyMap<string, Rule>;
  /** The addresses that visitors have now, none of which may get lost. */
  wasPublic?: Iterable<string>;
};

/** Reads a content folder and checks it. */
export async function checkFolder(
  folder = contentFolder(),
  { parsed, rules, wasPublic }: Options = {},
): Promise<Checked> {
  const content = readContent(findFiles(folder), parsed);
  const site = checkedSite(content, today(), wasPublic);
  const findings = await runRules(site, rules);
  return {
    content,
    site,
    findings,
    hasErrors: findings.some(({ severity }) => severity === "error"),
  };
}
