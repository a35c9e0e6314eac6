import path from "node:path";
import { findFiles, readContent, type ContentFile } from "#app/content/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";

/** Reads a content folder and answers with what all rules found in it. */
export async function check(
  folder = path.resolve(process.env.CONTENT_DIR ?? "content"),
  kept?: Map<string, ContentFile>,
): Promise<Finding[]> {
  return runRules(checkedSite(await readContent(findFiles(folder), kept)));
}
