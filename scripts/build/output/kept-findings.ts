import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Problem } from "#app/library/problems/problem.ts";
import { siteFile } from "#scripts/build/output/site-record.ts";

type Kept = { key: string; found: Problem[] };

/** What was found the last time that something had this key, else what the work finds now. */
export async function keptFindings(
  output: string,
  key: string,
  work: () => Promise<Problem[]>,
): Promise<Problem[]> {
  const file = siteFile(output, "copy");
  const kept = readKept(file);
  if (kept?.key === key) return kept.found;
  const found = await work();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ key, found } satisfies Kept));
  renameSync(draft, file);
  return found;
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    // What is missing or damaged is found anew.
    return undefined;
  }
}
