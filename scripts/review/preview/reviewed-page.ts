import type { SiteChange } from "#scripts/review/compare/compare-sites.ts";
import type { ReadPage } from "#scripts/sources/read-site.ts";

/** An attribute that goes into an element whose own attributes begin at this place of a page. */
type Addition = { at: number; text: string };

const charset = '<meta charSet="utf-8"/>';
const noIndex = '<meta name="robots" content="noindex" data-review=""/>';
/** What stands behind the headers of every address in a preview, and in no public site. */
export const previewHeaders = "\n/*\n  X-Robots-Tag: noindex\n";

/**
 * A page as a reviewer gets it: every element names the lines from which its words came, and those
 * that changed name their change; `bar` stands at its end. What is added here and nothing else is what
 * `withoutReview` takes out.
 */
export function reviewedPage(
  { text, attributes }: Pick<ReadPage, "text" | "attributes">,
  { changed, head, bar }: { changed: Addition[]; head: string; bar: string },
): string {
  const additions = [...attributes, ...changed].sort((one, other) => one.at - other.at);
  let [page, from] = ["", 0];
  for (const { at, text: added } of additions) {
    page += text.slice(from, at) + added;
    from = at;
  }
  page += text.slice(from);
  return page
    .replace(charset, () => charset + noIndex + marked(head))
    .replace("</body>", () => `${marked(bar)}</body>`);
}

/** The attributes that name the changes of the page at an address, and where they go. */
export function changeMarks(changes: SiteChange[], address: string): Addition[] {
  // An element may have several changes, such as one of its words and one of its name.
  const ids = new Map<number, string[]>();
  for (const { id, pages } of changes)
    for (const { address: one, at } of pages)
      if (one === address && at !== undefined) ids.set(at, [...(ids.get(at) ?? []), id]);
  return [...ids].map(([at, own]) => ({ at, text: ` data-change="${own.join(" ")}"` }));
}

/** A page without anything that a review put into it. */
export function withoutReview(page: string): string {
  return page
    .replaceAll(/<!--review-->[^]*?<!--\/review-->/g, "")
    .replace(noIndex, "")
    .replaceAll(/ data-(?:src(?:-[a-z-]+)?|change)="[^"]*"/g, "");
}

function marked(html: string) {
  return html === "" ? "" : `<!--review-->${html}<!--/review-->`;
}
