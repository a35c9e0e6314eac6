import path from "node:path";
import { outputFolder } from "#scripts/build/output-file.ts";
import { withOutputLock } from "#scripts/build/output-lock.ts";
import { secondsSince } from "#scripts/build/progress.ts";
import { OutputError, safeOutput } from "#scripts/build/safe-output.ts";
import { stampOfSources, unchangedPages } from "#scripts/build/site-stamp.ts";

/**
 * Builds the site, or what is different of it, printing a line for each step; answers false where
 * something is wrong. What a build needs is only loaded where something changed since the last one.
 */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  process.env.NODE_ENV = "production";
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  let output: string;
  try {
    output = safeOutput(outputFolder(), content);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    console.error(error.message);
    return false;
  }
  const folder = path.relative(process.cwd(), output);
  return withOutputLock(output, async () => {
    const sources = stampOfSources(content);
    const unchanged = unchangedPages(output, sources);
    if (unchanged !== undefined) {
      console.log(`Nothing changed: ${unchanged} pages in ${folder}, ${secondsSince(started)}.`);
      return true;
    }
    const { writeSite } = await import("#scripts/build/write-site.ts");
    const pages = await writeSite(output, sources);
    if (pages === undefined) return false;
    console.log(`Done: ${pages} pages in ${folder}, ${secondsSince(started)}.`);
    return true;
  });
}
