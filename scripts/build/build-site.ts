import path from "node:path";
import { chosenOrigin } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { chosenAudience, contentsFor } from "#app/content/open-contents.server.ts";
import { contentFolder, findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import type { Audience } from "#app/content/public-days.ts";
import { sharePictures } from "#app/content/site-addresses.ts";
import { buildClient } from "#scripts/build/build-client.ts";
import { outputFolder, replaceOutput, startOutput, safeOutput } from "#scripts/build/output.ts";
import { pageAssets, type PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { makeIcons, writeIcons } from "#scripts/build/pictures/icons.ts";
import { makePhotos } from "#scripts/build/pictures/make-photos.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { secondsSince, step } from "#scripts/build/progress.ts";
import { checkRules } from "#scripts/check/check.ts";
import { isError } from "#scripts/check/run-rules.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import { pageFindings } from "#scripts/build/verifying/built-pages.ts";
import { checkSite } from "#scripts/build/verifying/check-site.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { writeSite } from "#scripts/build/write-site.ts";

/**
 * Builds the whole site, printing a line for each step. Returns the assets that pages share, or
 * undefined if something is wrong, in which case the output has not changed.
 */
export async function buildSite(): Promise<PageAssets | undefined> {
  const started = performance.now();
  // Fail now rather than when the first page is rendered.
  chosenOrigin();
  const audience = chosenAudience();
  const output = safeOutput(outputFolder());
  const next = startOutput(output);
  const code = buildClient(next.folder);
  code.catch(() => {});
  try {
    const opened = await openChecked(audience);
    if (!opened) return undefined;
    const { contents, day, pictures } = opened;
    await step("Code", () => code);
    const assets = pageAssets(next.folder);
    const pages = await step("Pages", () => writeSite(contents, assets, day, next));
    const { icons, others } = await step("Pictures", () => pictures);
    for (const file of others) next.copy(`assets/${path.basename(file)}`, file);
    writeIcons(contents, icons, next);
    const problems = checkSite({ pages, files: next.files(), drafts: audience.drafts });
    const errors = problems.filter(isError);
    if (errors.length > 0) {
      // The content is read again, because a build keeps no parsed files while it renders.
      printErrors(pageFindings(readContent(findFiles(contentFolder())), errors));
      return undefined;
    }
    replaceOutput(output, next.folder);
    const folder = path.relative(process.cwd(), output);
    console.log(`Done: ${Object.keys(pages).length} pages in ${folder}, ${secondsSince(started)}.`);
    return assets;
  } finally {
    // Wait for it, or it would write into a deleted folder.
    await code.catch(() => {});
    next.discard();
  }
}

// A separate function, so that the parsed files can be freed after they are compiled.
async function openChecked(audience: Audience) {
  const content = await step("Reading", () => readContent(findFiles(contentFolder())));
  const open = async () => {
    const contents = await contentsFor(content, audience);
    // In parallel with the pages, because sharp has threads of its own.
    const pictures = makePictures(contents);
    pictures.catch(() => {});
    return { contents, pictures };
  };
  // A small site also draws its pictures while the rules run; a large one would need too much memory.
  const early = content.files.length < 300 ? open() : undefined;
  // It fails if the content is invalid, and then the check says why.
  early?.catch(() => {});
  const { findings } = await step("Rules", () => checkRules(content));
  if (printErrors(findings)) return undefined;
  const { contents, pictures } = await step("Bodies", () => early ?? open());
  return { contents, day: audience.day, pictures };
}

// Prints errors as the check does, and returns whether there are any.
function printErrors(findings: Finding[]) {
  const errors = findings.filter(isError);
  if (errors.length === 0) return false;
  console.error(printFindings(errors, path.basename(contentFolder())));
  console.error(`\nNothing was built: ${countFindings(errors)} in the content.`);
  return true;
}

async function makePictures(contents: Contents) {
  const icons = await makeIcons();
  const shares = await makeSharePictures(sharePictures(contents));
  return { icons, others: [...shares, ...(await makePhotos(contents.photos.values()))] };
}
