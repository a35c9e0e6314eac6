import path from "node:path";
import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import { inspectLibrary, openLibrary } from "#app/library/library.server.ts";
import { sharePictures } from "#app/library/pages/site-map.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { outputFolder } from "#scripts/build/build-folders.ts";
import type { BuiltPage } from "#scripts/build/built-page.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { writeIcons } from "#scripts/build/pictures/icons.ts";
import { prerender } from "#scripts/build/prerender.ts";
import { kilobytes, secondsSince, step } from "#scripts/build/progress.ts";
import { drawSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { writeRedirects } from "#scripts/build/redirects/write-redirects.ts";
import { unshownCopy } from "#scripts/checks/unshown-copy.ts";
import { openSite } from "#scripts/build/ask-site.ts";
import { checkSite } from "#scripts/checks/check-site.ts";

/** Builds the whole site, printing a line for each step; answers false where something is wrong. */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  const output = outputFolder();
  process.env.NODE_ENV = "production";
  await setBodyCache();
  try {
    const inspection = await step("Words", inspectLibrary, tallyWords);
    const contents = await openLibrary();
    await step("Fonts", cutFonts, () => "cut to the letters in use");
    const app = await step("Code", buildApp, ({ isNew }) => (isNew ? "built" : "unchanged"));
    const ask = await openSite(app.folder);
    const { pages } = await step(
      "Pages",
      () => prerender(ask, app.folder, output, contents),
      (result) => `${result.pages.length} drawn`,
    );
    const unshown = await step(
      "Copy",
      () => unshownCopy(inspection, ask),
      (found) => (found.length === 0 ? "every text is shown" : `${found.length} texts on no page`),
    );
    await step(
      "Photos",
      () => makePhotos(contents.photos.values(), output),
      (count) => `${contents.photos.size} in use, ${count} files made anew`,
    );
    await step(
      "Shares",
      () => drawSharePictures(sharePictures(contents), output),
      (count) => `${count} pictures drawn anew`,
    );
    await step(
      "Icons",
      () => writeIcons(contents, output),
      (count) => `${count} sizes`,
    );
    await step(
      "Moved",
      () => writeRedirects(contents, output),
      (count) => `${count} addresses sent on`,
    );
    const problems = await step(
      "Site",
      () => checkSite(pages, output, inspection),
      (found) => (found.length === 0 ? "checked" : `${found.length} problems`),
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

function printWeights(pages: BuiltPage[]) {
  const isInBlog = ({ address }: BuiltPage) => address.startsWith("/blog/");
  const heaviest = (list: BuiltPage[]) =>
    list.reduce<BuiltPage | undefined>(
      (most, page) => (most && most.weight >= page.weight ? most : page),
      undefined,
    );
  const heaviestOfBlog = heaviest(pages.filter(isInBlog));
  const shown = [
    ...pages.filter((page) => !isInBlog(page)),
    ...(heaviestOfBlog ? [heaviestOfBlog] : []),
  ];
  console.log("\nOver the wire (brotli, with fonts and art)             page      of it script");
  for (const { address, weight, script } of shown) {
    const name =
      address === heaviestOfBlog?.address ? `${address}, the heaviest of the blog` : address;
    console.log(
      `  ${name.padEnd(50)} ${kilobytes(weight).padStart(8)} ${kilobytes(script).padStart(9)}`,
    );
  }
  console.log("");
}
