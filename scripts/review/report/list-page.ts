import { basePath } from "#app/content/base-path.ts";
import { itemHtml, onPage } from "#scripts/review/report/item-html.ts";
import type { Item, Section } from "#scripts/review/report/section.ts";
import { extentOf, sectionsOf, verdict } from "#scripts/review/report/sections.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** A page with everything that a branch changes: what it is first, then the gravest. */
export function listPage(review: Review, head: string): string {
  const sections = sectionsOf(review);
  const contents = sections.map(
    ({ id, title, items, values = [] }) =>
      `<li><a href="#${id}">${title}</a> ${items.length + values.length}</li>`,
  );
  const title = extentOf(review);
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}<title>Review: ${title}</title>` +
    `<link rel="icon" href="${basePath}/favicon.svg"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>` +
    `<body><main class="review"><h1>${title}</h1><p>${verdict(review)}</p>` +
    `<nav aria-label="Contents"><ol>${contents.join("")}</ol></nav>${sections.map(section).join("")}</main></body></html>`
  );
}

// What only machines read is there for whoever wants it.
function section({ id, title, isOpen, shownAtMost, items: all, values = [] }: Section) {
  const items = [...values, ...all];
  const medium = isOpen ? { ...onPage, more: (text: string) => `<p>${text}</p>` } : onPage;
  const list = (some: Item[]) => {
    const lines = some.map((item) => `<li>${itemHtml(item, medium)}</li>`);
    return some.length > 0 ? `<ol>${lines.join("")}</ol>` : "";
  };
  const most = id === "machines" ? 0 : (shownAtMost ?? items.length);
  const [shown, rest] = [items.slice(0, most), items.slice(most)];
  const folded = `<details><summary>${rest.length} more</summary>${list(rest)}</details>`;
  return `<section><h2 id="${id}">${title}</h2>${list(shown)}${rest.length > 0 ? folded : ""}</section>`;
}
