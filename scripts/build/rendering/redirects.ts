import { movedPage } from "#scripts/build/rendering/moved-page.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { basePath } from "#app/content/base-path.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { plainTarget, type HostRedirect } from "#scripts/hosts/redirects-file.ts";

/** The redirects of a site as its host has to answer them. */
export function siteRedirects(contents: Contents): HostRedirect[] {
  // A draft may stand at an address that was given up until it is ready; a preview shows the draft.
  const pages = new Set(siteAddresses(contents));
  return contents.redirects
    .filter(({ from }) => !pages.has(from))
    .map(({ from, to }) => ({ from: basePath + from, to: plainTarget(to) }));
}

/** Writes a page for each address that was given up, for hosts that read no list of redirects. */
export function writeMovedPages(contents: Contents, next: Pick<NextOutput, "write">): void {
  const { site, interface: words } = contents;
  for (const { from, to } of siteRedirects(contents)) {
    const page = { language: site.language, title: words.moved, label: words.movedLink, to };
    next.write(`${from.slice(basePath.length + 1)}.html`, movedPage(page));
  }
}
