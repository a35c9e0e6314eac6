import path from "node:path";
import { checkSurroundings } from "#scripts/build/check-surroundings.ts";
import { outputFolder } from "#scripts/build/output-file.ts";
import { withOutputLock } from "#scripts/build/output-lock.ts";
import { secondsSince } from "#scripts/build/progress.ts";
import { safeOutput } from "#scripts/build/safe-output.ts";
import { stampOfSources, unchangedPages } from "#scripts/build/site-stamp.ts";

/**
 * Builds the site, or what is different of it, printing a line for each step; answers false where
 * something is wrong. What a build needs is only loaded where something changed since the last one.
 */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  process.env.NODE_ENV = "production";
  checkSurroundings();
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const output = safeOutput(outputFolder(), content);
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
