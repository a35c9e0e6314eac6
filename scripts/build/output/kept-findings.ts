import { readFileSync } from "node:fs";
import { replaceWhole, siteFile } from "#scripts/build/memory/site-file.ts";

type Kept<Found> = { key: string; found: Found[] };

/**
 * What a look at a site found the last time that everything it looks at had this key, else what it
 * finds now. Each kind of look has an ending of its own.
 */
export async function keptFindings<Found>(
  output: string,
  kind: "copy" | "checks",
  key: string,
  look: () => Found[] | Promise<Found[]>,
): Promise<Found[]> {
  const file = siteFile(output, kind);
  const kept = readKept<Found>(file);
  if (kept?.key === key) return kept.found;
  const found = await look();
  replaceWhole(file, JSON.stringify({ key, found } satisfies Kept<Found>));
  return found;
}

function readKept<Found>(file: string): Kept<Found> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept<Found>;
  } catch {
    // What is missing or damaged is found anew.
    return undefined;
  }
}
