import { basePath } from "#app/library/base-path.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import { encodedPath } from "#scripts/review/bar/edit-address.ts";
import {
  changeItem,
  changesOf,
  changeTitle,
  withinPreview,
} from "#scripts/review/preview/change-item.ts";
import type { Review, ShownPage } from "#scripts/review/review.ts";
import { shortened } from "#scripts/review/shown/plain-markdown.ts";

/** Which state of a page the bar stands on. */
export type View = "after" | "before" | "draft";

/** What the bar of a page is made of; `editor` names {file} and {line} in the address of an editor. */
export type Bar = {
  review: Pick<Review, "site">;
  address: string;
  view: View;
  editor?: string;
};

const folder = `${basePath}/_review`;
const styles = `<link rel="stylesheet" href="${folder}/bar.css"/>`;

/** What the head of a reviewed page loads besides. */
export function barHead() {
  return `${styles}<script type="module" src="${folder}/bar.js"></script>`;
}

/** The list of what changed on a page, which the bar's script makes a bar of. */
export function barOf({ review, address, view, editor }: Bar) {
  const pages = review.site?.pages ?? [];
  const isHere = (page: ShownPage) =>
    (view === "before" ? addressBefore(page) : page.address) === address;
  const here = pages.find(isHere);
  const changes = changesOf(review, here?.address ?? address);
  const items = changes.map((change) => {
    return changeItem(change, changeTitle(change), { address: here?.address ?? address, editor });
  });
  const at = here ? pages.indexOf(here) : -1;
  const neighbour = (rel: string, says: string, page: ShownPage | undefined, end: 0 | -1) => {
    if (!page) return "";
    const change = changesOf(review, page.address).at(end);
    const to = linkTo(page) + (change ? `#${change.id}` : "");
    return `<li><a rel="${rel}" href="${to}">${says}: ${escapedText(page.title)}</a></li>`;
  };
  const before = here && addressBefore(here);
  const after = here?.change === "removed" ? undefined : (here?.address ?? address);
  const facts = {
    view,
    editor,
    list: `${folder}/index.html`,
    other:
      view === "before"
        ? after && withinPreview(after)
        : before
          ? beforeAddress(before)
          : undefined,
    "no-script": view === "after" ? `${folder}/no-script${placeOf(address)}` : undefined,
  };
  const data = Object.entries(facts).map(([name, value]) =>
    value === undefined ? "" : ` data-${name}="${escapedText(value)}"`,
  );
  return (
    `<aside class="review" lang="en" aria-label="Review"${data.join("")}>` +
    `<div class="review-panel"><h2>${summary(here, changes.length, view)}</h2>` +
    (items.length > 0 ? `<ol>${items.join("")}</ol>` : "") +
    `<nav aria-label="Changed pages"><ul>` +
    neighbour("prev", "Previous page", at > 0 ? pages[at - 1] : undefined, -1) +
    neighbour("next", "Next page", pages[at + 1], 0) +
    `<li><a href="${folder}/index.html">All changes</a></li>` +
    "</ul></nav></div></aside>"
  );
}

/** A page with every change of a review; `head` is what a page of the site has of policy and styles. */
export function listPage(
  review: Review,
  { head = "", editor }: { head?: string; editor?: string } = {},
) {
  const { pages = [], drafts = [], alike = [] } = review.site ?? {};
  const told = new Set<string>();
  const sections = pages.map((page) => {
    const link = (id: string, html: string) => `<a href="${linkTo(page)}#${id}">${html}</a>`;
    const changes = changesOf(review, page.address);
    const items = changes
      .filter(({ id }) => !told.has(id))
      .map((change) =>
        changeItem(change, link(change.id, changeTitle(change)), { ...page, editor }),
      );
    const again = changes
      .filter(({ id }) => told.has(id))
      .map((change) => {
        const words = shortened(change.after ?? change.before ?? changeTitle(change), 60);
        return link(change.id, escapedText(words));
      });
    for (const { id } of changes) told.add(id);
    return (
      `<section><h2><a href="${linkTo(page)}">${escapedText(page.title)}</a></h2>` +
      `<p class="review-place">${escapedText(page.address)} ${became(page)}</p>` +
      (items.length > 0 ? `<ol>${items.join("")}</ol>` : "") +
      (again.length > 0
        ? `<p>Told above, and here too: ${again.join("; ")}</p></section>`
        : "</section>")
    );
  });
  const linked = (address: string) =>
    `<a href="${withinPreview(address)}">${escapedText(address)}</a>`;
  const { changes = [] } = review.site ?? {};
  const count = `${plural(changes.length, "change")} on ${plural(pages.length, "page")}`;
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>' +
    `<meta name="robots" content="noindex"/>${head}${styles}<title>Review: ${count}</title>` +
    `<link rel="icon" href="${basePath}/favicon.svg"/>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"/></head>' +
    `<body><main class="review"><h1>${count}</h1>${sections.join("")}` +
    section(
      "Drafts, which only this preview shows",
      drafts.map(({ address, title }) => `${linked(address)} ${escapedText(title)}`),
    ) +
    section("Made of a changed file, and the same as before", alike.map(linked)) +
    section(
      "What will change by itself",
      review.future.map(({ day, says }) => `${day}: ${escapedText(says)}`),
    ) +
    "</main></body></html>"
  );
}

function summary(page: ShownPage | undefined, count: number, view: View) {
  if (view === "draft") return "A draft, which only this preview shows";
  if (page?.change === "removed") return "This page is taken out";
  if (page?.change === "added") return "This page is new";
  const changes = plural(count, "change");
  if (view === "after") return count === 0 ? "No change on this page" : `${changes} on this page`;
  return count === 0 ? "As it is now, and as it stays" : `As it is now, ${changes} to come`;
}

function became({ change, from }: ShownPage) {
  if (change === "moved") return `moved here from ${escapedText(from ?? "")}`;
  return { added: "is new", removed: "is taken out", changed: "changed" }[change];
}

function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

function section(title: string, items: string[]) {
  const list = items.map((item) => `<li>${item}</li>`).join("");
  return list && `<section><h2>${title}</h2><ul>${list}</ul></section>`;
}

function linkTo({ address, change }: ShownPage) {
  return change === "removed" ? beforeAddress(address) : withinPreview(address);
}

function addressBefore({ address, change, from }: ShownPage) {
  return change === "added" ? undefined : (from ?? address);
}

function beforeAddress(address: string) {
  return `${folder}/before${placeOf(address)}`;
}

function placeOf(address: string) {
  return address === "/" ? "/index.html" : encodedPath(address);
}
