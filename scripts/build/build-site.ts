import path from "node:path";
import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { inspectLibrary, openLibrary } from "#app/library/library.server.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { outputFolder } from "#scripts/build/build-folders.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { lockOutput } from "#scripts/build/output/lock-output.ts";
import { secondsSince, step } from "#scripts/build/progress.ts";
import { printWeights } from "#scripts/build/print-weights.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { writeSite, type WrittenSite } from "#scripts/build/write-site.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { unshownCopy } from "#scripts/checks/unshown-copy.ts";

/** Builds the whole site, printing a line for each step; answers false where something is wrong. */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  const output = outputFolder();
  process.env.NODE_ENV = "production";
  await setBodyCache();
  try {
    const inspection = await step("Words", inspectLibrary, tallyWords);
    await openLibrary();
    await step("Fonts", cutFonts, () => "cut to the letters in use");
    const app = await step("Code", buildApp, ({ isNew }) => (isNew ? "built" : "unchanged"));
    const { pages, unshown, problems } = await lockOutput(output, async () =>
      lookOver(await writeSite(inspection, app.folder, output), inspection),
    );
    printWeights(pages);
    if (unshown.length > 0) console.log(`${printProblems(unshown)}\n`);
    for (const { address, says } of problems) console.error(`${address} ${says}.`);
    if (problems.length > 0) return false;
    const folder = path.relative(process.cwd(), output);
    console.log(`Done: ${pages.length} pages in ${folder}, ${secondsSince(started)}.`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(printProblems(error.problems));
    console.error(`\nNothing was built: ${error.problems.length} to mend in the content.`);
    return false;
  }
}

async function lookOver(site: WrittenSite, inspection: Inspection) {
  const { pages, files, securityText } = site;
  const unshown = await step(
    "Copy",
    async () => unshownCopy(inspection, (await site.studio()).ask),
    (found) => (found.length === 0 ? "every text is shown" : `${found.length} texts on no page`),
  );
  const problems = await step(
    "Site",
    () => Promise.resolve(checkSite(pages, files, securityText, inspection)),
    (found) => (found.length === 0 ? "checked" : `${found.length} problems`),
  );
  return { pages, unshown, problems };
}
