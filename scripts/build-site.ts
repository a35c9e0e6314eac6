import path from "node:path";
import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import { inspectLibrary, openLibrary } from "#app/library/library.server.ts";
import { sharePictures } from "#app/library/pages/site-map.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { outputFolder } from "#scripts/build/build-folders.ts";
import type { BuiltPage } from "#scripts/build/built-page.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { makePhotos } from "#scripts/build/photos.ts";
import { writeIcons } from "#scripts/build/icons.ts";
import { prerender } from "#scripts/build/prerender.ts";
import { kilobytes, secondsSince, step } from "#scripts/build/progress.ts";
import { drawSharePictures } from "#scripts/build/share-pictures.ts";
import { checkSite } from "#scripts/check-site.ts";

/** Builds the whole site, printing a line for each step; answers false where something is wrong. */
export async function buildSite(): Promise<boolean> {
  const started = performance.now();
  const output = outputFolder();
  process.env.NODE_ENV = "production";
  await setBodyCache();
  try {
    const { contents } = await step("Words", openWords, ({ contents: { posts }, remarks }) =>
      [`checked, ${posts.length} posts`, ...worthALook(remarks.length)].join(", "),
    );
    await step("Fonts", cutFonts, () => "cut to the letters in use");
    const app = await step("Code", buildApp, ({ isNew }) => (isNew ? "built" : "unchanged"));
    const { pages } = await step(
      "Pages",
      () => prerender(app.folder, output, contents),
      (result) => `${result.pages.length} drawn`,
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
    const problems = await step(
      "Site",
      () => checkSite(pages, output),
      (found) => (found.length === 0 ? "checked" : `${found.length} problems`),
    );
    printWeights(pages);
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

async function openWords() {
  const contents = await openLibrary();
  const { remarks } = await inspectLibrary();
  return { contents, remarks };
}

// A build is no place to read every remark; the check of the content prints them.
function worthALook(count: number) {
  return count === 0 ? [] : [`${count} worth a look with npm run check:content`];
}

function printWeights(pages: BuiltPage[]) {
  const isPost = ({ address }: BuiltPage) => address.startsWith("/blog/");
  const heaviest = (list: BuiltPage[]) =>
    list.reduce<BuiltPage | undefined>(
      (most, page) => (most && most.weight >= page.weight ? most : page),
      undefined,
    );
  const heaviestPost = heaviest(pages.filter(isPost));
  const shown = [...pages.filter((page) => !isPost(page)), ...(heaviestPost ? [heaviestPost] : [])];
  console.log("\nOver the wire (brotli, with fonts and art)   page      of it script");
  for (const { address, weight, script } of shown) {
    const name = address === heaviestPost?.address ? `${address}, the heaviest post` : address;
    console.log(
      `  ${name.padEnd(40)} ${kilobytes(weight).padStart(8)} ${kilobytes(script).padStart(9)}`,
    );
  }
  console.log("");
}
