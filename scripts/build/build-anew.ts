import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import { inspectLibrary, openLibrary } from "#app/library/library.server.ts";
import { shareBodies } from "#scripts/build/bodies/share-bodies.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { lookOver } from "#scripts/build/look-over.ts";
import { step } from "#scripts/build/progress.ts";
import { printWeights } from "#scripts/build/print-weights.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { writeSite } from "#scripts/build/write-site.ts";

/**
 * Builds what is different of the site, printing a line for each step; answers with the number of
 * its pages, or with nothing where something is wrong.
 */
export async function buildAnew(output: string): Promise<number | undefined> {
  await setBodyCache();
  // The code is built beside the words, in a process of its own, and told about after them.
  const unwanted = new AbortController();
  const fonts = cutFonts();
  const code = fonts.then(() => buildApp(unwanted.signal));
  code.catch(() => {});
  shareBodies(code);
  try {
    const inspection = await step("Words", inspectLibrary, tallyWords);
    await openLibrary();
    await step(
      "Fonts",
      () => fonts,
      () => "cut to the letters in use",
    );
    const app = await step(
      "Code",
      () => code,
      ({ isNew }) => (isNew ? "built" : "unchanged"),
    );
    const site = await writeSite(inspection, app.folder, output);
    const { weights, unshown, problems } = await lookOver(site, inspection, output);
    printWeights(weights);
    if (unshown.length > 0) console.log(`${printProblems(unshown)}\n`);
    for (const { address, says } of problems) console.error(`${address} ${says}.`);
    return problems.length > 0 ? undefined : weights.size;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(printProblems(error.problems));
    console.error(`\nNothing was built: ${error.problems.length} to mend in the content.`);
    return undefined;
  } finally {
    unwanted.abort();
  }
}
