import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { itemHtml, onPage } from "#scripts/review/report/item-html.ts";
import { previewAddress, previewFile } from "#scripts/review/report/preview-address.ts";
import { changeItem, plural } from "#scripts/review/report/sections.ts";
import type { Review, ReviewedChange, ReviewedSite } from "#scripts/review/review-data.ts";

// A change on more pages is told on the first of them, and in the list.
const everywhere = 3;

/** The list of what changed on a page, or on the page as it was, which the script of the preview makes a bar of. */
export function panel(review: Review, address: string, isBefore = false): string {
  const { pages = [], changes = [] } = review.site ?? {};
  const at = pages.findIndex((page) => address === ((isBefore && page.from) || page.address));
  const page = pages[at];
  const name = page?.address ?? address;
  const all = changes.filter((change) => change.pages.includes(name));
  // The edits stand in the order of their gravity, and what follows from none of them comes last.
  const rank = ({ reasons }: ReviewedChange) =>
    review.edits.findIndex(({ id }) => reasons.includes(id)) + 1 || review.edits.length + 1;
  const own = all
    .filter(
      ({ pages: on, kind }) => kind !== "metadata" && (on.length <= everywhere || on[0] === name),
    )
    .sort((one, other) => rank(one) - rank(other));
  const rest = `<p>And what is the same on many pages, or only for machines: ${all.length - own.length}, in the list.</p>`;
  const was = page && page.change !== "added" && previewFile(page.from ?? name, true);
  const other = isBefore ? page?.change !== "removed" && name : was;
  const items = own.map((change) => {
    const { id, part, heading } = change;
    return (
      `<li id="${id}" data-part="${escapedText(part)}" data-heading="${escapedText(heading)}">` +
      `${itemHtml({ ...changeItem(review, change), links: [] }, onPage)}</li>`
    );
  });
  const title = summary(page?.change, own.length, isBefore);
  const swap = `<a href="${previewAddress(other || "")}">${isBefore ? "As it will be" : "As it is now"}</a>`;
  return (
    `<aside class="review" lang="en" aria-label="Review"${isBefore ? " data-before" : ""}><div class="review-panel">` +
    `<h2>${title}</h2><ol>${items.join("")}</ol>${all.length > own.length ? rest : ""}` +
    `<nav aria-label="Changed pages"><ul>${pageLink("prev", "Previous page", pages[at - 1])}${pageLink("next", "Next page", pages[at + 1])}` +
    `<li><a rel="index" href="${basePath}/_review/index.html">All changes</a></li></ul></nav></div>` +
    '<div class="review-row"><button type="button" title="Previous change">←</button>' +
    `<button type="button" class="review-counter">${title}</button>` +
    `<button type="button" title="Next change">→</button>${other ? swap : ""}</div></aside>`
  );
}

function pageLink(rel: string, says: string, page?: ReviewedSite["pages"][number]) {
  if (!page) return "";
  const to = page.change === "removed" ? previewFile(page.address, true) : page.address;
  return `<li><a rel="${rel}" href="${previewAddress(to)}">${says}: ${escapedText(page.title)}</a></li>`;
}

function summary(change: string | undefined, count: number, isBefore: boolean) {
  if (change === "removed") return "This page is taken out";
  if (change === "added") return "This page is new";
  if (count === 0) return "Nothing on this page alone is different";
  const changes = plural(count, "change");
  return isBefore ? `As it is now, ${changes} to come` : `${changes} on this page`;
}
