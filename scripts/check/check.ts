import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
  type FoundContent,
} from "#app/content/reading/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import type { Rule } from "#scripts/check/rule.ts";

/** A content folder as it was read, and what the rules found in it. */
export type Checked = { content: FoundContent; findings: Finding[]; hasErrors: boolean };

/** Reads a content folder and checks it; development hands in a map in which parsed files are kept. */
export async function checkFolder(
  folder = contentFolder(),
  { kept, rules }: { kept?: Map<string, ContentFile>; rules?: ReadonlyMap<string, Rule> } = {},
): Promise<Checked> {
  const content = await readContent(findFiles(folder), kept);
  const findings = await runRules(checkedSite(content), rules);
  return { content, findings, hasErrors: findings.some(({ severity }) => severity === "error") };
}
