import { movedPage } from "#scripts/build/rendering/moved-page.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { basePath } from "#app/content/base-path.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { oldAddress } from "#app/model/site/addresses.ts";
import { plainTarget, type HostRedirect } from "#scripts/hosts/redirects-file.ts";

/** The redirects of a site for its host. */
export function siteRedirects(contents: Contents): HostRedirect[] {
  // A draft may have an old address until it is published; a preview shows the draft.
  const pages = new Set(siteAddresses(contents));
  return contents.redirects
    .map(({ from, to }) => ({ ...oldAddress(from), to: plainTarget(to) }))
    .filter(({ path, query }) => query !== "" || !pages.has(path))
    .map(({ path, query, to }) => ({ from: basePath + path, query, to }));
}

// A file with another extension would not be served as HTML.
const otherEnding = /\.(?!html?$)[a-z\d]{1,5}$/i;

/** Writes a page for each old address, for hosts that read no list of redirects. */
export function writeMovedPages(
  contents: Contents,
  next: Pick<NextOutput, "write" | "files">,
): void {
  const { site, interface: words } = contents;
  // Some file systems ignore case.
  const taken = new Set(next.files().map((file) => file.toLowerCase()));
  for (const { from, query, to } of siteRedirects(contents)) {
    const name = from.slice(basePath.length + 1);
    const file = /\.html?$/i.test(name) ? name : `${name}.html`;
    if (query || otherEnding.test(name) || taken.has(file.toLowerCase())) continue;
    taken.add(file.toLowerCase());
    const page = { language: site.language, title: words.moved, label: words.movedLink, to };
    next.write(file, movedPage(page));
  }
}
