import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { markedHtml } from "#scripts/review/report/item-html.ts";
import { markedWords } from "#scripts/review/report/marked-words.ts";
import { previewAddress, previewFile } from "#scripts/review/report/preview-address.ts";
import { plural, states } from "#scripts/review/report/sections.ts";
import type { Review, ReviewedSite } from "#scripts/review/review-schema.ts";

const kinds: Record<string, string> = {
  alt: "Description of a picture",
  label: "Name or hint",
  link: "Address of a link",
  drawing: "Drawn cloth",
  "share picture": "Picture for sharing",
  title: "Title of the page",
  island: "Text that comes up later",
  description: "Description for search results",
  picture: "Picture",
};

// A change on more pages is told on the first of them, and in the list.
const everywhere = 3;

/** The list of what changed on a page, or on the page as it was, which the script of the preview makes a bar of. */
export function panel(review: Review, address: string, isBefore = false): string {
  const { pages = [], changes = [] } = review.site ?? {};
  const at = pages.findIndex(
    (page) => address === (isBefore && page.from ? page.from : page.address),
  );
  const page = pages[at];
  const name = page?.address ?? address;
  const all = changes.filter((change) => change.pages.includes(name));
  // The edits stand in the order of their gravity, and what follows from none of them comes last.
  const rank = ({ reasons }: ReviewedSite["changes"][number]) =>
    review.edits.findIndex(({ id }) => reasons.includes(id)) + 1 || Infinity;
  const own = all
    .filter(
      ({ pages: on, kind }) => kind !== "metadata" && (on.length <= everywhere || on[0] === name),
    )
    .sort((one, other) => rank(one) - rank(other) || 0);
  const rest = `<p>And what is the same on many pages, or only for machines: ${all.length - own.length}, in the list.</p>`;
  const was = page && page.change !== "added" && previewFile(page.from ?? name, true);
  const other = isBefore ? page?.change !== "removed" && name : was;
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  const items = own.map((change) => changeItem(review, change)).join("");
  return (
    `<aside class="review" lang="en" aria-label="Review"${isBefore ? " data-before" : ""}` +
    `${other ? ` data-other="${previewAddress(other)}"` : ""}><div class="review-panel">` +
    `<h2>${summary(page?.change, own.length, isBefore)}</h2><ol>${items}</ol>${all.length > own.length ? rest : ""}` +
    `<nav aria-label="Changed pages"><ul>${pageLink("prev", "Previous page", previous)}${pageLink("next", "Next page", next)}` +
    `<li><a rel="index" href="${basePath}/_review/index.html">All changes</a></li></ul></nav></div></aside>`
  );
}

function pageLink(rel: string, says: string, page?: ReviewedSite["pages"][number]) {
  if (!page) return "";
  const to = page.change === "removed" ? previewFile(page.address, true) : page.address;
  return `<li><a rel="${rel}" href="${previewAddress(to)}">${says}: ${escapedText(page.title)}</a></li>`;
}

function changeItem({ edits }: Review, one: ReviewedSite["changes"][number]) {
  const { id, change, kind, part, heading, before, after, reasons, pages } = one;
  const parts = markedWords(before, after);
  const side = (side: "before" | "after") => {
    const [, file] = /(\/assets\/[\w.-]+)$/.exec(one[side]) ?? [];
    if (/picture$/.test(kind) && file) return `<img src="${basePath}${file}" alt=""/>`;
    if (change === "moved") return side === "after" ? escapedText(after) : "";
    if (kind === "drawing" || one[side] === "") return "";
    return markedHtml(parts.filter((part) => part.side === undefined || part.side === side));
  };
  const why = edits.filter((edit) => reasons.includes(edit.id));
  const because = why.map((edit) => escapedText(`${edit.label} ${edit.file}:${edit.line}`));
  const rows = [
    ["Before", side("before")],
    ["After", side("after")],
    ["Because", [...new Set(because)].slice(0, 3).join("<br/>") || "the reason is not known"],
    ["Also on", pages.length > 1 ? `${pages.length - 1} more` : ""],
  ].map(([name, text]) => (text ? `<div><dt>${name}</dt><dd>${text}</dd></div>` : ""));
  return (
    `<li id="${id}" data-part="${escapedText(part)}" data-heading="${escapedText(heading)}">` +
    `<h3>${kinds[kind] ?? "Text"} ${states[change] || "changed"}</h3>` +
    `<p class="review-place">${escapedText(heading === "" ? part : `below “${heading}”`)}</p><dl>${rows.join("")}</dl></li>`
  );
}

function summary(change: string | undefined, count: number, isBefore: boolean) {
  if (change === "removed") return "This page is taken out";
  if (change === "added") return "This page is new";
  if (count === 0) return "Nothing on this page alone is different";
  const changes = plural(count, "change");
  return isBefore ? `As it is now, ${changes} to come` : `${changes} on this page`;
}
