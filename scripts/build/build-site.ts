import path from "node:path";
import { outputFolder } from "#scripts/build/build-folders.ts";
import { lockOutput } from "#scripts/build/output/lock-output.ts";
import {
  breakSeal,
  sealOutput,
  sealedPages,
  stateOfSources,
} from "#scripts/build/output/site-seal.ts";
import { secondsSince } from "#scripts/build/progress.ts";

/**
 * Builds the site, or what is different of it, printing a line for each step; answers false where
 * something is wrong. What a build needs is only loaded where something changed since the last one.
 */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  const output = outputFolder();
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  process.env.NODE_ENV = "production";
  const sources = stateOfSources(content);
  const folder = path.relative(process.cwd(), output);
  const sealed = sealedPages(output, sources);
  if (sealed !== undefined) {
    console.log(`Nothing changed: ${sealed} pages in ${folder}, ${secondsSince(started)}.`);
    return true;
  }
  const { buildAnew } = await import("#scripts/build/build-anew.ts");
  return lockOutput(output, async () => {
    breakSeal(output);
    const pages = await buildAnew(output);
    if (pages === undefined) return false;
    sealOutput(output, sources, pages);
    console.log(`Done: ${pages} pages in ${folder}, ${secondsSince(started)}.`);
    return true;
  });
}
