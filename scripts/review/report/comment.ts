import { itemHtml, type Medium } from "#scripts/review/report/item-html.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { Item } from "#scripts/review/report/section.ts";
import { extentOf, sectionsOf, verdict } from "#scripts/review/report/sections.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** The first line of the comment, by which it is found again; a reader does not see it. */
export const commentMarker = "<!-- suluhisho-review -->";

// Together less than the 65,536 characters that code hosts take: the values of all groups, each open section, the rest.
const [valuesRoom, openRoom, restRoom] = [30_000, 8_000, 5_000];

/** Where the host shows a branch with its changes marked, if it does. */
type Options = { preview?: string };

/** The one comment on a branch: what to look at, then what changes, the gravest first. */
export function reviewComment(review: Review, { preview }: Options = {}): string {
  let [forValues, forRest] = [valuesRoom, restRoom];
  // As many lines as there is room for, and how many more there are.
  const list = (items: Item[], medium: Medium, room: number, most = items.length) => {
    const lines = items.map((item) => `<li>${itemHtml(item, medium)}</li>`);
    const end = lines.findIndex((one, at) => (room -= one.length) < 0 || at === most);
    const shown = end < 0 ? lines : lines.slice(0, end);
    if (end >= 0) shown.push(`<li>${lines.length - end} more, in the list of the preview</li>`);
    return shown.join("");
  };
  const sections = sectionsOf(review).map((section) => {
    const { title, isOpen = false, shownAtMost, items, values = [] } = section;
    const short = list(values, mediumOf(300, preview), forValues);
    forValues -= short.length;
    const long = isOpen
      ? list(items, mediumOf(2_500, preview), openRoom)
      : list(items, mediumOf(260, preview), forRest, shownAtMost);
    if (!isOpen) forRest -= long.length;
    return `<p><strong>${title}</strong> ${items.length + values.length}</p>\n\n<ul>${short}${long}</ul>`;
  });
  const all = preview ? `<a href="${preview}/_review/">Every change, on the preview</a>` : seePages;
  return [
    commentMarker,
    `<p><strong>${verdict(review)}</strong></p>`,
    `<p>${extentOf(review)}. ${review.site ? all : ""}</p>`,
    ...sections,
    `<p>Commit <code>${review.head}</code></p>`,
    "",
  ].join("\n\n");
}

const seePages =
  "To see the pages with every change outlined: the artifact <code>preview</code> of this run, then <code>npm run review:serve</code>.";

function mediumOf(limit: number, preview = ""): Medium {
  return {
    words: (text, isAround) => {
      const words = text.split(" ");
      // Of what stays as much as one needs to know the sentence again.
      const isLong = limit < 1_000 && isAround && words.length > 12;
      const some = isLong ? [...words.slice(0, 5), "…", ...words.slice(-5)] : words;
      return safeWords(shortened(some.join(" "), limit));
    },
    between: " → ",
    place: (text) => ` · ${text}`,
    more: (text) => ` ${text}`,
    links: (links) =>
      links.slice(0, preview ? 1 : 0).map(({ to, label }) => {
        return `<a href="${preview}${to}">${safeWords(label)}</a>`;
      }),
  };
}
