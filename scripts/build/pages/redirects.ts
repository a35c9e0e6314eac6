import { movedPage } from "#scripts/build/pages/moved-page.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";
import { basePath } from "#app/library/base-path.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import type { Contents } from "#app/library/contents.ts";

/** Writes the list of redirects that hosts read, and a page for each where a host does not. */
export function writeRedirects(contents: Contents, output: Pick<OutputDraft, "write">) {
  const { site, interface: words } = contents;
  // A draft may stand at an address that was given up until it is ready; a preview shows the draft.
  const pages = new Set(siteAddresses(contents));
  const redirects = contents.redirects.filter(({ from }) => !pages.has(from));
  const rules = redirects.map(({ from, to }) => `${basePath}${from} ${to} 301\n`);
  output.write("_redirects", rules.join(""));
  for (const { from, to } of redirects) {
    const page = { language: site.language, title: words.moved, label: words.movedLink, to };
    output.write(`${from.slice(1)}.html`, movedPage(page));
  }
  return redirects.length;
}
