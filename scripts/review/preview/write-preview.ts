import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { basePath } from "#app/content/base-path.ts";
import { sharePictures } from "#app/content/pages/site-addresses.ts";
import { copyFiles } from "#scripts/build/copy-files.ts";
import { replaceOutput, type NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { siteRedirects } from "#scripts/build/pages/redirects.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { writeHostFiles } from "#scripts/hosts/host-files.ts";
import type { SiteComparison } from "#scripts/review/pages/compare-sites.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { listPage } from "#scripts/review/report/list-page.ts";
import { beforeAddress, fileOf, panel, type View } from "#scripts/review/report/panel.ts";
import type { Review } from "#scripts/review/review.ts";

/** Where a review puts its preview. */
export const previewFolder = path.resolve("build/preview");

type Parts = {
  next: NextOutput;
  output: string;
  assets: PageAssets;
  review: Review;
  comparison: SiteComparison;
  before: SiteState;
  after: SiteState;
  drafts?: SiteState;
  /** The folder of the branch's content, with the files that it brings. */
  head: string;
};

/** Writes the preview: every page with its changes marked, the changed pages as they were, a list. */
export async function writePreview(parts: Parts): Promise<void> {
  const { next, output, assets, review, comparison, before, after, drafts, head } = parts;
  const page = (text: string, address: string, view: View) => {
    const side = view === "before" ? "atBefore" : "at";
    const marks = new Map<number, string[]>();
    for (const { id, pages } of comparison.changes)
      for (const one of pages) {
        const at = one[side];
        const own = view === "before" ? (fromOf(one.address) ?? one.address) : one.address;
        if (own === address && at !== undefined) marks.set(at, [...(marks.get(at) ?? []), id]);
      }
    let marked = text;
    for (const [at, ids] of [...marks].sort(([one], [other]) => other - one))
      marked = `${marked.slice(0, at)} data-change="${ids.join(" ")}"${marked.slice(at)}`;
    return marked
      .replace('<meta charSet="utf-8"/>', (all) => all + previewHead)
      .replace("</body>", () => `${panel(review, address, view)}</body>`);
  };
  const fromOf = (address: string) => comparison.pages.find((one) => one.address === address)?.from;

  for (const { address, file } of after.targets.values())
    next.write(file, page(await after.page(address), address, "after"));
  for (const { address } of review.site?.drafts ?? [])
    if (drafts) next.write(fileOf(address), page(await drafts.page(address), address, "draft"));
  for (const { address, change, from = address } of comparison.pages)
    if (change !== "added")
      next.write(beforeAddress(from).slice(1), page(await before.page(from), from, "before"));
  const told = review.site?.changes.flatMap(({ pictures }) => Object.values(pictures ?? {}));
  const shares = [after, before]
    .flatMap(({ contents }) => sharePictures(contents))
    .filter(({ file }) => told?.includes(file));
  const photos = [...after.contents.photos.values(), ...before.contents.photos.values()];
  for (const file of new Set([...(await makeSharePictures(shares)), ...(await makePhotos(photos))]))
    next.copy(`assets/${path.basename(file)}`, file);
  copyFiles(after.contents, next);
  for (const { path: file, change } of review.files)
    if (
      change !== "removed" &&
      /\.(?:jpe?g|png|webp|avif|svg|pdf)$/i.test(file) &&
      file.includes("content/")
    ) {
      const place = path.join(path.dirname(head), file.slice(file.indexOf("content/")));
      next.copy(`_review/files/${file}`, place);
    }
  writeHostFiles(
    { contents: after.contents, assets, redirects: siteRedirects(after.contents) },
    next,
  );
  const headers = path.join(next.folder, "_headers");
  await writeFile(headers, `${await readFile(headers, "utf8")}\n/*\n  X-Robots-Tag: noindex\n`);
  const styles =
    /<style>[^]*?<\/style>|<link rel="stylesheet"[^>]*>/.exec(await after.page("/"))?.[0] ?? "";
  const policy =
    /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(await after.page("/"))?.[0] ?? "";
  next.write("_review/index.html", listPage(review, previewHead + policy + styles));
  await build({
    entryPoints: ["scripts/review/preview/bar.ts", "scripts/review/preview/bar.css"],
    outdir: path.join(next.folder, "_review"),
    ...{ bundle: true, minify: true, format: "esm", target: "es2022" },
  });
  replaceOutput(output, next.folder);
}

const previewHead =
  `<meta name="robots" content="noindex"/><link rel="stylesheet" href="${basePath}/_review/bar.css"/>` +
  `<script type="module" src="${basePath}/_review/bar.js"></script>`;
