import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sharePictures } from "#app/library/pages/site-addresses.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import type { ReadWords, SiteComparison } from "#scripts/review/compare/compare-sites.ts";
import { barAssets } from "#scripts/review/preview/bar-assets.ts";
import { barHead, barOf, listPage, type View } from "#scripts/review/preview/bar-html.ts";
import { editorTemplate } from "#scripts/review/preview/editor-template.ts";
import {
  changeMarks,
  previewHeaders,
  reviewedPage,
  withoutReview,
} from "#scripts/review/preview/reviewed-page.ts";
import type { Review } from "#scripts/review/review.ts";
import type { ReadPage } from "#scripts/sources/read-site.ts";

type Page = Pick<ReadPage, "text" | "attributes">;

/** Where a review puts its preview. */
export const previewFolder = "build/preview";

/** The folder of a preview with what only a reviewer needs; no page of a site has this address. */
export const reviewFolder = "_review";

/** What a preview is made of. */
export type PreviewParts = {
  /** The folder of the public site as it was built. */
  site: string;
  preview: string;
  review: Review;
  before: ReadWords;
  after: ReadWords;
  /** The words with their drafts, for pages that only the preview has. */
  drafts: ReadWords;
  comparison: SiteComparison;
};

/**
 * Writes the preview: the public site, in which each page names its sources and its changes, and the
 * pages as they were. Answers with the files that differ from the public site once that is taken out.
 */
export async function writePreview(parts: PreviewParts): Promise<string[]> {
  const { site, preview, review, before, after, drafts, comparison } = parts;
  await rm(preview, { recursive: true, force: true });
  // Only pages themselves are changed for a review, so what repeats them is left out.
  const files = filesBelow(site)
    .map(({ path: file }) => file)
    .filter((file) => file !== ".htaccess");
  for (const file of files) await cp(path.join(site, file), path.join(preview, file));
  await copyPictures(before, preview);
  // Where its links lead is not for the branch to say.
  const editor = editorTemplate(before.inspection.contents.site.editor, review.head);
  const write = async (file: string, text: string) => {
    const place = path.join(preview, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  };
  const reviewed = (page: Page, address: string, view: View) => {
    const changed = view === "after" ? changeMarks(comparison.changes, address) : [];
    const bar = barOf({ review, address, view, editor });
    return reviewedPage(page, { changed, head: barHead(), bar });
  };
  for (const address of after.site.targets.keys()) {
    const page = await after.site.read(address);
    const html = reviewed(page, address, "after");
    await write(page.target.file, html);
    await write(`${reviewFolder}/no-script/${page.target.file}`, withoutScript(html));
  }
  for (const { address, from = address, change } of review.site?.pages ?? []) {
    const target = before.site.targets.get(from);
    if (!target || change === "added") continue;
    const page = { text: await before.site.text(from), attributes: [] };
    await write(`${reviewFolder}/before/${target.file}`, reviewed(page, from, "before"));
  }
  for (const { address } of review.site?.drafts ?? []) {
    const page = await drafts.site.read(address);
    await write(page.target.file, reviewed(page, address, "draft"));
  }
  const home = await after.site.text("/");
  const head = home.match(/<meta http-equiv="Content[^>]*>|<style>[^]*?<\/style>/g)?.join("");
  await write(`${reviewFolder}/index.html`, listPage(review, { head, editor }));
  for (const [name, text] of Object.entries(await barAssets()))
    await write(`${reviewFolder}/${name}`, text);
  await write("_headers", (await readFile(path.join(site, "_headers"), "utf8")) + previewHeaders);
  return differingFiles(site, preview, files);
}

// What pages as they were show, and the site as it will be has no more.
async function copyPictures({ inspection: { contents } }: ReadWords, preview: string) {
  const shares = await makeSharePictures(sharePictures(contents));
  const photos = await makePhotos(contents.photos.values());
  for (const file of new Set([...shares, ...photos]))
    await cp(file, path.join(preview, "assets", path.basename(file)), { force: false });
}

// As a browser shows it that runs no script.
function withoutScript(page: string) {
  return page.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, "").replaceAll(/<\/?noscript>/g, "");
}

async function differingFiles(site: string, preview: string, files: string[]): Promise<string[]> {
  const differing: string[] = [];
  for (const file of files) {
    const [published, shown] = await Promise.all([
      readFile(path.join(site, file)),
      readFile(path.join(preview, file)),
    ]);
    const same = file.endsWith(".html")
      ? withoutReview(shown.toString()) === published.toString()
      : file === "_headers"
        ? shown.toString() === published.toString() + previewHeaders
        : shown.equals(published);
    if (!same) differing.push(file);
  }
  return differing;
}
