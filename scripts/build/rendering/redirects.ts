import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { oldAddress } from "#app/model/site/addresses.ts";
import type { NextOutput } from "#scripts/build/output.ts";
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
  // Some file systems ignore case.
  const taken = new Set(next.files().map((file) => file.toLowerCase()));
  for (const { from, query, to } of siteRedirects(contents)) {
    const name = from.slice(basePath.length + 1);
    const file = /\.html?$/i.test(name) ? name : `${name}.html`;
    if (query || otherEnding.test(name) || taken.has(file.toLowerCase())) continue;
    taken.add(file.toLowerCase());
    const { locale, interface: words } = contentsAt(contents, `/${name}`);
    const page = { locale, title: words.moved, label: words.movedLink, to };
    next.write(file, movedPage(page));
  }
}

/** The words of a page at an old address. */
type MovedPage = { locale: string; title: string; label: string; to: string };

// A page that redirects by itself, for hosts that do not read the list of redirects.
function movedPage({ locale, title, label, to }: MovedPage) {
  return `<!DOCTYPE html>
<html lang="${escapedText(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapedText(to)}">
<link rel="canonical" href="${escapedText(to)}">
<title>${escapedText(title)}</title>
</head>
<body><main>
<h1>${escapedText(title)}</h1>
<p><a href="${escapedText(to)}">${escapedText(label)}</a></p>
</main></body>
</html>
`;
}
