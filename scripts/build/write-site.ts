import type { Contents } from "#app/content/contents.ts";
import { copyDownloads, copyPublicFolder } from "#scripts/build/copy-files.ts";
import { writeMachineTexts } from "#scripts/build/machine-texts.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { siteRedirects, writeMovedPages } from "#scripts/build/rendering/redirects.ts";
import { renderPages } from "#scripts/build/rendering/render-pages.ts";
import { siteRenderer, type SiteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { writeHostFiles } from "#scripts/hosts/host-files.ts";

/** Writes all files of a site except its code and pictures, and returns the facts of its pages. */
export async function writeSite(
  contents: Contents,
  assets: PageAssets,
  day: string,
  next: NextOutput,
  render: SiteRenderer = siteRenderer(contents, assets),
) {
  const pages = await renderPages(contents, render, assets, next);
  copyDownloads(contents, next);
  writeMovedPages(contents, next);
  writeMachineTexts(contents, day, next);
  writeHostFiles({ contents, assets, redirects: siteRedirects(contents) }, next);
  copyPublicFolder("public", next);
  return pages;
}
