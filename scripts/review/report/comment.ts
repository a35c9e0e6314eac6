import { type ReviewConcern, reviewConcerns } from "#scripts/review/edits/changes-between.ts";
import { marker } from "#scripts/review/post-form.ts";
import {
  changeHtml,
  fileMark,
  linked,
  addressBelowSite,
  type Places,
} from "#scripts/review/report/change-html.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import { counted, verdict } from "#scripts/review/report/verdict.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";

// GitHub allows 65,536 characters per comment.
const room = 60_000;
const commentsAtMost = 8;
// The most characters shown of a serious change, of another, and of a new text; most posts are shorter.
const [longestSerious, longest, longestBody] = [20_000, 4_000, 12_000];
// More names than this are a number.
const namesAtMost = 20;

const names: Record<ReviewConcern, string> = {
  code: "What runs",
  money: "Money",
  safety: "Safety",
  contact: "Contact and links",
  people: "People",
  claims: "Claims",
  published: "Published as it is",
  staff: "What staff read",
  files: "Files to open",
  words: "Words",
  nothing: "Not visible to visitors",
};
const serious = reviewConcerns.slice(0, -2);

/** A line of a comment, and whether it shows only a part of its words. */
type Item = { html: string; isPart?: boolean };

/** The lines below a heading; serious ones are never left out. */
type Section = { title: string; items: Item[]; isSerious?: boolean; isFolded?: boolean };

/**
 * The comments on a branch, usually one: what to do, then every changed sentence, the most serious
 * first. Serious changes continue in further comments; the others are cut at the end of the last
 * one.
 */
export function reviewComments(review: Review, places: Places = {}): string[] {
  const comments = [""];
  let [unread, unseen, parts] = [0, 0, 0];
  for (const section of sectionsOf(review, places)) {
    let { items } = section;
    while (items.length > 0) {
      let size = comments.at(-1)!.length;
      const tooMuch = items.findIndex(({ html }) => (size += html.length) > room);
      const shown = items.slice(0, tooMuch < 0 ? undefined : tooMuch);
      items = items.slice(shown.length);
      parts += shown.filter(({ isPart }) => isPart).length;
      const isLast = !section.isSerious || comments.length === commentsAtMost;
      if (isLast && items.length > 0) {
        if (section.isSerious) unread += items.length;
        else unseen += items.length;
        shown.push(moreItem(items.length, places));
        items = [];
      }
      if (shown.length > 0) comments[comments.length - 1] += sectionHtml(section, shown);
      if (items.length > 0) comments.push("");
    }
  }
  const tasks = [
    verdict(review),
    parts > 0 && `${parts} ${parts === 1 ? "is" : "are"} shown in part.`,
    unseen > 0 && `${counted(unseen, "less serious line")} did not fit.`,
    unread > 0 &&
      `${counted(unread, "more serious change")} could not be shown. Split this pull request before you merge it.`,
    comments.length > 1 && `More follows in ${counted(comments.length - 1, "comment")} below.`,
  ];
  const first = tasks.filter(Boolean).join(" ");
  const [from, to] = [review.head, review.base].map((id) => `<code>${id.slice(0, 7)}</code>`);
  const run =
    review.changes.some(({ concern }) => concern === "code") && places.run
      ? `, ${linked("the run", places.run)}`
      : "";
  return comments.map((text, at) => {
    const heading = at === 0 ? first : `Serious changes, part ${at + 1}.`;
    const commit = `<p>Commit ${from} merged into ${to}${run}</p>`;
    return `${marker}\n\n<p><strong>${heading}</strong></p>\n\n${commit}\n\n${text}`;
  });
}

function sectionsOf({ findings, changes, pages = [] }: Review, places: Places): Section[] {
  // The branch’s own code renders the preview, and what it publishes may replace a page.
  const isDrawn = changes.some(({ concern }) => concern === "code" || concern === "published");
  const known = isDrawn ? { ...places, preview: undefined } : places;
  const sectionOf = (concern: ReviewConcern): Section => {
    const isSerious = serious.includes(concern as never);
    const concerned = changes.filter((change) => change.concern === concern);
    const items = byPage(concerned, known, (isBody) => {
      return isSerious ? longestSerious : isBody ? longestBody : longest;
    });
    const isNames = concern === "code" || concern === "files";
    return { title: names[concern], items: isNames ? listed(items, places) : items, isSerious };
  };
  const findingItems = (severity: string) =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ text, file, line, instead, others }) => {
        const count = others.length + 1;
        const write = instead === undefined || count > 1 ? "" : ` Write: ${instead.trim()}`;
        const more = count > 1 ? ` (${count} times)` : "";
        const name = safeWords(shortened(`${file.replace(/^content\//, "")}:${line}`, 300));
        const place = linked(name, places.files && places.files + fileMark(file, line));
        const words = safeWords(shortened(text + write, longest));
        return {
          html: `<li>${words}${more} ${place}</li>`,
          isPart: (text + write).length > longest,
        };
      });
  const moved = pages
    .filter(({ change }) => change !== "changed")
    .map((page) => pageItem(page, places));
  const [first, ...others] = serious.map(sectionOf);
  return [
    first!,
    { title: "To correct", items: listed(findingItems("error"), places), isSerious: true },
    ...others,
    { title: "New, renamed and deleted pages", items: listed(moved, places), isSerious: true },
    sectionOf("words"),
    { ...sectionOf("nothing"), isFolded: true },
    { title: "Warnings of the check", items: findingItems("warning"), isFolded: true },
  ];
}

function moreItem(count: number, { files }: Places): Item {
  return { html: `<li>${linked(`and ${count} more`, files)}</li>` };
}

function listed(items: Item[], places: Places): Item[] {
  const left = items.length - namesAtMost;
  return left > 0 ? [...items.slice(0, namesAtMost), moreItem(left, places)] : items;
}

// Changes are grouped by page, and by entry if the page has several.
function byPage(
  changes: ReviewedChange[],
  places: Places,
  most: (isBody: boolean) => number,
): Item[] {
  let above = "";
  return changes.map((change) => {
    const { page, title, more, file, path } = change;
    const name = [page, title].filter(Boolean).join(": ");
    const also = more > 0 ? ` and ${counted(more, "more page")}` : "";
    // Two entries of a list may have the same name.
    const entry = path.slice(0, path.findIndex((step) => typeof step === "number") + 1);
    const place = JSON.stringify([name, title && file, title && entry]);
    const heading =
      place === above ? "" : `<strong>${safeWords(shortened(name, 300))}</strong>${also}<br/>`;
    above = place;
    const { html, isPart } = changeHtml(change, places, most(change.isBody));
    return { html: `<li>${heading}${html}</li>`, isPart };
  });
}

const pageStates = { added: "New", removed: "Deleted", renamed: "Renamed", changed: "Changed" };

function pageItem(
  { title, address, change, from }: NonNullable<Review["pages"]>[number],
  { live, preview }: Places,
): Item {
  const to = addressBelowSite(change === "removed" ? live : preview, address);
  const words = [title, from && `${from} →`, address].filter(Boolean).join(" ");
  const name = linked(safeWords(shortened(words, 300)), to);
  return { html: `<li>${pageStates[change]}: ${name}</li>` };
}

function sectionHtml({ title, isFolded }: Section, items: Item[]) {
  const state = isFolded ? "" : " open";
  const lines = items.map(({ html }) => html).join("");
  return `<details${state}><summary><strong>${title}</strong></summary><ul>${lines}</ul></details>\n\n`;
}
