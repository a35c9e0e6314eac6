import { appendFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { basePath } from "#app/content/base-path.ts";
import { sharePictures } from "#app/content/page-data/site-addresses.ts";
import { copyDownloads, copyPublicFolder } from "#scripts/build/copy-files.ts";
import { replaceOutput, type NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { siteRedirects } from "#scripts/build/rendering/redirects.ts";
import { makePhotos } from "#scripts/build/pictures/make-photos.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { writeHostFiles } from "#scripts/hosts/host-files.ts";
import type { ElementMark } from "#scripts/review/compare/compare-sites.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import { listPage } from "#scripts/review/report/list-page.ts";
import { panel } from "#scripts/review/report/panel.ts";
import { previewFile } from "#scripts/review/report/preview-address.ts";
import { isShown } from "#scripts/review/report/sections.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** Where a review puts its preview. */
export const previewFolder = path.resolve("build/preview");

type Parts = {
  next: NextOutput;
  output: string;
  assets: PageAssets;
  review: Review;
  marks: ElementMark[];
  before: SiteState;
  after: SiteState;
  /** The folder of the branch's content, with the files that it brings. */
  head: string;
};

/** Writes the preview: every page with its changes marked, the changed pages as they were, a list. */
export async function writePreview(parts: Parts): Promise<void> {
  const { next, output, assets, review, before, after, head } = parts;
  const { contents } = after;
  const { pages = [], changes = [] } = review.site ?? {};
  // A page with the ids of its changes at their elements, and the panel behind everything.
  const page = (text: string, address: string, isBefore: boolean, own = address) => {
    const ids = new Map<number, string[]>();
    for (const mark of parts.marks.filter((one) => one.address === address)) {
      const at = (isBefore ? mark.atBefore : mark.at) ?? 0;
      ids.set(at, [...(ids.get(at) ?? []), mark.id]);
    }
    ids.delete(0);
    const marked = [...ids]
      .sort(([one], [other]) => other - one)
      .reduce(
        (html, [at, own]) => `${html.slice(0, at)} data-change="${own.join(" ")}"${html.slice(at)}`,
        text,
      );
    return marked
      .replace('<meta charSet="utf-8"/>', (all) => all + previewHead)
      .replace("</body>", () => `${panel(review, own, isBefore)}</body>`);
  };
  for (const { address, file } of after.targets.values())
    next.write(file, page(await after.page(address), address, false));
  for (const { address, change, from = address } of pages)
    if (change !== "added")
      next.write(previewFile(from, true), page(await before.page(from), address, true, from));
  const told = JSON.stringify(changes);
  const shares = [after, before]
    .flatMap((state) => sharePictures(state.contents))
    .filter(({ file }) => told.includes(file));
  const photos = [...contents.photos.values(), ...before.contents.photos.values()];
  for (const file of new Set([...(await makeSharePictures(shares)), ...(await makePhotos(photos))]))
    next.copy(`assets/${path.basename(file)}`, file);
  copyDownloads(contents, next);
  copyPublicFolder("public", next);
  for (const { path: file, change } of review.files)
    if (isShown(file, change))
      next.copy(`_review/files/${file}`, path.join(head, file.replace(/^.*?content\//, "")));
  writeHostFiles({ contents, assets, redirects: siteRedirects(contents) }, next);
  appendFileSync(path.join(next.folder, "_headers"), "\n/*\n  X-Robots-Tag: noindex\n");
  const shared = /<style>[^]*?<\/style>|<link rel="stylesheet"[^>]*>|<meta http-equiv[^>]*>/g;
  const styles = (await after.page("/")).match(shared) ?? [];
  next.write("_review/index.html", listPage(review, previewHead + styles.join("")));
  await build({
    entryPoints: ["scripts/review/preview/bar.ts", "scripts/review/preview/bar.css"],
    outdir: path.join(next.folder, "_review"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
  });
  replaceOutput(output, next.folder);
}

const previewHead =
  `<meta name="robots" content="noindex"/><link rel="stylesheet" href="${basePath}/_review/bar.css"/>` +
  `<script type="module" src="${basePath}/_review/bar.js"></script>`;
