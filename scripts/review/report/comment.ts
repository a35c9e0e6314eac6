import type { ReviewConcern } from "#scripts/review/edits/change.ts";
import { marker } from "#scripts/review/post-form.ts";
import {
  changeHtml,
  fileMark,
  linked,
  addressBelowSite,
  shortName,
  type Item,
  type Places,
} from "#scripts/review/report/change-html.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import { counted, verdict } from "#scripts/review/report/verdict.ts";
import type { Review, ReviewedChange, ReviewedPage } from "#scripts/review/review-data.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

// GitHub allows 65,536 characters per comment.
const room = 60_000;
const commentsAtMost = 8;
const longestFinding = 4_000;
// More names than this are a number.
const namesAtMost = 20;

// The sections in order, each with the changes of one concern, or with what the check or the pages say.
const titles = {
  code: "What runs",
  money: "Money",
  safety: "Safety",
  contact: "Contact and links",
  people: "People",
  claims: "Claims",
  published: "Published as it is",
  staff: "What staff read",
  errors: "To correct",
  files: "Files to open",
  pages: "Other new and deleted pages",
  words: "Words",
  nothing: "Not visible to visitors",
  warnings: "Warnings of the check",
} satisfies Record<ReviewConcern | "errors" | "pages" | "warnings", string>;
const ofNames = ["code", "errors", "files", "pages"];
const folded = ["nothing", "warnings"];

/** The lines below a heading; serious ones are never left out. */
type Section = { title: string; items: Item[]; isSerious: boolean; isFolded: boolean };

/**
 * The comments on a branch, usually one: what to do, then every changed sentence, the most serious
 * first. Serious changes continue in further comments; the others are cut at the end of the last
 * one.
 */
export function reviewComments(review: Review, places: Places = {}): string[] {
  const comments = [""];
  let [unread, unseen, parts] = [0, 0, 0];
  for (const section of sectionsOf(review, places)) {
    let left = section.items;
    while (left.length > 0) {
      let size = comments.at(-1)!.length;
      const shown = left.filter(({ html }) => (size += html.length) <= room);
      left = left.slice(shown.length);
      parts += shown.filter(({ isPart }) => isPart).length;
      const isLast = !section.isSerious || comments.length === commentsAtMost;
      if (isLast && left.length > 0) {
        if (section.isSerious) unread += left.length;
        else unseen += left.length;
        shown.push(moreItem(left.length, places));
        left = [];
      }
      if (shown.length > 0) comments.push(comments.pop() + sectionHtml(section, shown));
      if (left.length > 0) comments.push("");
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
  const [from, to] = [review.head, review.base].map((id) => `<code>${id.slice(0, 7)}</code>`);
  const isCode = review.changes.some(({ concern }) => concern === "code");
  const run = isCode && places.run ? `, ${linked("the run", places.run)}` : "";
  return comments.map((text, at) => {
    const heading = at === 0 ? tasks.filter(Boolean).join(" ") : `Serious changes, part ${at + 1}.`;
    const commit = `<p>Commit ${from} merged into ${to}${run}</p>`;
    return `${marker}\n\n<p><strong>${heading}</strong></p>\n\n${commit}\n\n${text}`;
  });
}

function sectionsOf({ findings, changes, pages = [] }: Review, places: Places): Section[] {
  // The branch’s own code renders the preview, and what it publishes may replace a page.
  const isDrawn = changes.some(({ concern }) => concern === "code" || concern === "published");
  const known = isDrawn ? { ...places, preview: undefined } : places;
  // A change of an entry says what becomes of its page.
  const named = new Set(changes.flatMap(({ address, before }) => [address, before]));
  const isOther = ({ address, change }: ReviewedPage) =>
    change !== "changed" && !named.has(address);
  return Object.entries(titles).map(([name, title]) => {
    const findingsOf = findings.filter(({ severity }) => `${severity}s` === name);
    const items = [
      ...changeItems(
        changes.filter(({ concern }) => concern === name),
        known,
      ),
      ...findingsOf.map((finding) => findingItem(finding, places)),
      ...(name === "pages" ? pages.filter(isOther).map((page) => pageItem(page, places)) : []),
    ];
    const left = ofNames.includes(name) ? items.splice(namesAtMost).length : 0;
    if (left > 0) items.push(moreItem(left, places));
    const isFolded = folded.includes(name);
    return { title, items, isSerious: !isFolded && name !== "words", isFolded };
  });
}

function moreItem(count: number, { files }: Places): Item {
  return { html: `<li>${linked(`and ${count} more`, files)}</li>` };
}

// Changes are grouped by page, and by entry if the page has several.
function changeItems(changes: ReviewedChange[], places: Places): Item[] {
  let above = "";
  return changes.map((change) => {
    const { page, title, more, file, path } = change;
    const name = [page, title].filter(Boolean).join(": ");
    const also = more > 0 ? ` and ${counted(more, "more page")}` : "";
    // Two entries of a list may have the same name.
    const entry = path.slice(0, path.findIndex((step) => typeof step === "number") + 1);
    const place = JSON.stringify([name, title && file, title && entry]);
    const heading = place === above ? "" : `<strong>${shortName(name)}</strong>${also}<br/>`;
    above = place;
    const { html, isPart } = changeHtml(change, places);
    return { html: `<li>${heading}${html}</li>`, isPart };
  });
}

function findingItem({ text, file, line, instead, others }: ReviewedFinding, { files }: Places) {
  const count = others.length + 1;
  const write = instead === undefined || count > 1 ? "" : ` Write: ${instead.trim()}`;
  const more = count > 1 ? ` (${count} times)` : "";
  const name = shortName(`${file.replace(/^content\//, "")}:${line}`);
  const place = linked(name, files && files + fileMark(file, line));
  const words = safeWords(shortened(text + write, longestFinding));
  const isPart = (text + write).length > longestFinding;
  return { html: `<li>${words}${more} ${place}</li>`, isPart };
}

function pageItem({ title, address, change }: ReviewedPage, { live, preview }: Places): Item {
  const [state, site] = change === "removed" ? ["Deleted", live] : ["New", preview];
  const to = addressBelowSite(site, address);
  return { html: `<li>${state}: ${linked(shortName(`${title} ${address}`.trim()), to)}</li>` };
}

function sectionHtml({ title, isFolded }: Section, items: Item[]) {
  const state = isFolded ? "" : " open";
  const lines = items.map(({ html }) => html).join("");
  return `<details${state}><summary><strong>${title}</strong></summary><ul>${lines}</ul></details>\n\n`;
}
