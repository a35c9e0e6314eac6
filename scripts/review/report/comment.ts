import { type Concern, concerns } from "#app/model/fields/described.ts";
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
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";

// GitHub allows 65,536 characters per comment.
const room = 60_000;
const commentsAtMost = 8;
// The most characters shown of one change, and of a whole new text; most posts are shorter.
const longest = 4_000;
const longestBody = 12_000;

const names: Record<Concern, string> = {
  money: "Money",
  safety: "Safety",
  contact: "Contact and links",
  people: "People",
  claims: "Claims",
  words: "Words",
  nothing: "Not visible to visitors",
};
const serious = concerns.slice(0, 5);

/** The lines of HTML below a heading; serious ones are never cut. */
type Section = { title: string; items: string[]; isSerious?: boolean; isFolded?: boolean };

/**
 * The comments on a branch, usually one: what to do, then every changed sentence, the most serious
 * first. Serious changes continue in further comments; the others are cut at the end of the last
 * one.
 */
export function reviewComments(review: Review, places: Places = {}): string[] {
  const comments = [headOf(review)];
  let unread = 0;
  for (const section of sectionsOf(review, places)) {
    let { items } = section;
    while (items.length > 0) {
      let size = comments.at(-1)!.length;
      const tooMuch = items.findIndex((item) => (size += item.length) > room);
      const shown = items.slice(0, tooMuch < 0 ? undefined : tooMuch);
      items = items.slice(shown.length);
      const isLast = !section.isSerious || comments.length === commentsAtMost;
      if (isLast && items.length > 0) {
        if (section.isSerious) unread += items.length;
        shown.push(`<li>${linked(`and ${items.length} more`, places.files)}</li>`);
        items = [];
      }
      if (shown.length > 0) comments[comments.length - 1] += sectionHtml(section, shown);
      if (items.length > 0) comments.push(headOf(review, comments.length + 1));
    }
  }
  const warning = `${counted(unread, "more serious change")} could not be shown. Split this pull request before you merge it.`;
  if (unread > 0) comments[0] += `<p><strong>${warning}</strong></p>\n\n`;
  return comments;
}

function headOf(review: Review, number = 1) {
  const commit = `<code>${review.head.slice(0, 7)}</code>`;
  const heading = number === 1 ? verdict(review) : `Serious changes, part ${number}.`;
  return `${marker}\n\n<p><strong>${heading}</strong></p>\n\n<p>Commit ${commit}</p>\n\n`;
}

function sectionsOf({ findings, changes, files, pages = [] }: Review, places: Places): Section[] {
  // The branch’s own code renders the preview.
  const isDrawn = files.some(({ isProgram }) => isProgram);
  const known = isDrawn ? { ...places, preview: undefined } : places;
  const sectionOf = (concern: Concern): Section => {
    const concerned = changes.filter((change) => change.concern === concern && !change.isBody);
    return { title: names[concern], items: byPage(concerned, known) };
  };
  const findingItems = (severity: string) =>
    oneOfEach(findings.filter((finding) => finding.severity === severity)).map(
      ({ text, file, line, instead, count }) => {
        const write = instead === undefined || count > 1 ? "" : ` Write: ${instead.trim()}`;
        const more = count > 1 ? ` (${count} times)` : "";
        const name = safeWords(`${file.replace(/^content\//, "")}:${line}`);
        const place = linked(name, places.files && places.files + fileMark(file, line));
        return `<li>${safeWords(shortened(text + write, longest))}${more} ${place}</li>`;
      },
    );
  const whole = pages.filter(({ change }) => change !== "changed");
  const gone = whole.map((page) => pageHtml(page, places));
  const bodies = changes.filter(({ isBody }) => isBody);
  return [
    { title: "To correct", items: findingItems("error"), isSerious: true },
    ...serious.map((concern) => ({ ...sectionOf(concern), isSerious: true })),
    { title: "Files to open", items: files.map((file) => fileHtml(file, places)), isSerious: true },
    { title: "New and deleted pages", items: gone, isSerious: true },
    sectionOf("words"),
    { ...sectionOf("nothing"), isFolded: true },
    { title: "Warnings of the check", items: findingItems("warning"), isFolded: true },
    { title: "Whole texts", items: byPage(bodies, known, longestBody) },
  ];
}

// The findings with one text in a file, at the first of their lines.
function oneOfEach(findings: ReviewedFinding[]) {
  const first = new Map<string, ReviewedFinding & { count: number }>();
  for (const finding of findings) {
    const key = `${finding.file} ${finding.text}`;
    const { count } = first.get(key) ?? { count: 0 };
    first.set(key, { ...(first.get(key) ?? finding), count: count + 1 });
  }
  return [...first.values()];
}

// Changes are grouped by page, and by entry if the page has several.
function byPage(changes: ReviewedChange[], places: Places, most = longest) {
  let above = "";
  return changes.map((change) => {
    const { page, title, more, file, path } = change;
    const name = [page, title].filter(Boolean).join(": ");
    const also = more > 0 ? ` and ${counted(more, "more page")}` : "";
    // Two entries of a list may have the same name.
    const entry = path.slice(0, path.findIndex((step) => typeof step === "number") + 1);
    const place = JSON.stringify([name, title && file, title && entry]);
    const heading = place === above ? "" : `<strong>${safeWords(name)}</strong>${also}<br/>`;
    above = place;
    return `<li>${heading}${changeHtml(change, places, most)}</li>`;
  });
}

function fileHtml({ path, change, task, words }: Review["files"][number], { files }: Places) {
  const state = change === "changed" ? "" : `${change}, `;
  const read = words && `<br/>${safeWords(shortened(words, longest))}`;
  return `<li>${linked(safeWords(path), files && files + fileMark(path))}: ${state}${task}${read}</li>`;
}

function pageHtml(
  { title, address, change }: NonNullable<Review["pages"]>[number],
  { live, preview }: Places,
) {
  const to = addressBelowSite(change === "removed" ? live : preview, address);
  return `<li>${change === "added" ? "New" : "Deleted"}: ${linked(safeWords(`${title} ${address}`), to)}</li>`;
}

function sectionHtml({ title, isFolded }: Section, items: string[]) {
  const state = isFolded ? "" : " open";
  return `<details${state}><summary><strong>${title}</strong></summary><ul>${items.join("")}</ul></details>\n\n`;
}
