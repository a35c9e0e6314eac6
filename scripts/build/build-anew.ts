import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { inspectLibrary, openLibrary } from "#app/library/library.server.ts";
import { shareBodies } from "#scripts/build/bodies/share-bodies.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { step } from "#scripts/build/progress.ts";
import { keptFindings } from "#scripts/build/output/kept-findings.ts";
import { nameOfContents } from "#scripts/build/output/output-folder.ts";
import { printWeights } from "#scripts/build/print-weights.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { writeSite, type WrittenSite } from "#scripts/build/write-site.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { entriesToShow, unshownCopy } from "#scripts/checks/unshown-copy.ts";

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
    const { pages, unshown, problems } = await lookOver(
      await writeSite(inspection, app.folder, output),
      inspection,
      output,
    );
    printWeights(pages);
    if (unshown.length > 0) console.log(`${printProblems(unshown)}\n`);
    for (const { address, says } of problems) console.error(`${address} ${says}.`);
    return problems.length > 0 ? undefined : pages.length;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(printProblems(error.problems));
    console.error(`\nNothing was built: ${error.problems.length} to mend in the content.`);
    return undefined;
  } finally {
    unwanted.abort();
  }
}

async function lookOver(site: WrittenSite, inspection: Inspection, output: string) {
  const { pages, files, securityText } = site;
  const unshown = await step(
    "Copy",
    () => copyOnNoPage(site, inspection, output),
    (found) => (found.length === 0 ? "every text is shown" : `${found.length} texts on no page`),
  );
  const problems = await step(
    "Site",
    () => Promise.resolve(checkSite(pages, files, securityText, inspection)),
    (found) => (found.length === 0 ? "checked" : `${found.length} problems`),
  );
  return { pages, unshown, problems };
}

// Drawing every designed page once more is only worth its time where a word of them changed.
function copyOnNoPage({ state, studio }: WrittenSite, inspection: Inspection, output: string) {
  const entries = entriesToShow(inspection);
  const texts = [...new Set(entries.map(({ file }) => file))].map(
    (file) => `${file} ${inspection.texts.get(file)}`,
  );
  const key = nameOfContents([state, ...texts].join("\n"));
  return keptFindings(output, key, async () =>
    unshownCopy(inspection, entries, (await studio()).ask),
  );
}
