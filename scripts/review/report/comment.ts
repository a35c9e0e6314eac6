import { createHash } from "node:crypto";
import { marker } from "#scripts/review/post-form.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { Part } from "#scripts/review/report/marked-words.ts";
import type { Item } from "#scripts/review/report/section.ts";
import { sectionsOf } from "#scripts/review/report/sections.ts";
import { extentOf, verdict } from "#scripts/review/report/verdict.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** Where lines lead: the branch's pages and the public ones, the changed files, and the summary of the run. */
export type Places = { preview?: string; live?: string; files?: string; run?: string };

// A code host takes 65,536 characters. How long a text is, and how many a group has, where the whole is longer.
const [room, ...shorter] = [65_000, [2_500], [260], [260, 60], [90, 12], [40, 4]] as const;
const tags = { before: "del", after: "ins", old: "strong" };

/** The one comment on a branch: what to do, then what changes, the gravest first; whole, or as much as a code host takes. */
export function reviewComment(review: Review, places: Places = {}, isWhole = false): string {
  const whole = commentOf(review, places, Infinity, Infinity, "");
  if (isWhole || whole.length <= room) return whole;
  const link = places.run ? `<a href="${places.run}">the summary of this run</a>` : "review.json";
  const rest = `<p>This is not all of it: the whole stands in ${link}.</p>`;
  for (const [limit, most = Infinity] of shorter) {
    const comment = commentOf(review, places, limit, most, rest);
    if (comment.length <= room) return comment;
  }
  return [...headOf(review), rest, ""].join("\n\n");
}

function commentOf(review: Review, places: Places, limit: number, most: number, rest: string) {
  // A preview may be drawn by what the branch changes in the program.
  const isDrawn = review.files.some(({ gravity }) => gravity === "program");
  const sections = sectionsOf(review).map(({ title, isGrave, isOpen, items }) => {
    const own = isDrawn && isGrave ? { ...places, preview: undefined } : places;
    const lines = items.slice(0, most).map((item) => itemHtml(item, own, limit));
    if (lines.length < items.length) lines.push(`<li>and ${items.length - lines.length} more</li>`);
    const name = `<strong>${title}</strong> ${items.length}`;
    const list = `<ul>${lines.join("")}</ul>`;
    return `<details${isOpen ? " open" : ""}><summary>${name}</summary>${list}</details>`;
  });
  const isLinked = isDrawn && places.preview;
  const why = isLinked
    ? "<p>The branch changes the program, which draws its preview: what is grave leads to the files.</p>"
    : "";
  return [...headOf(review), why, rest, ...sections, ""]
    .filter((one, at, all) => one || at === all.length - 1)
    .join("\n\n");
}

function headOf(review: Review) {
  const commit = `<code>${review.head.slice(0, 7)}</code>`;
  return [
    marker,
    `<p><strong>${verdict(review)}</strong></p>`,
    `<p>Looked at ${commit}. ${extentOf(review)}.</p>`,
  ];
}

function itemHtml(item: Item, { preview, live, files }: Places, limit: number) {
  const { heading, texts, more = [], alert, facts, place, was, file } = item;
  const words = (text: string) => safeWords(shortened(text, limit));
  const part = ({ text, side }: Part) => {
    const [start, end] = [/^\s/, /\s$/].map((blank) => (blank.test(text) ? " " : "")) as [
      string,
      string,
    ];
    const own = text.trim();
    return start + (side ? `<${tags[side]}>${words(own)}</${tags[side]}>` : words(own)) + end;
  };
  const said = texts.map((parts) => parts.map(part).join("")).filter((text) => text !== "");
  const [onPage, onOld] = [preview && place && preview + place, live && was && live + was];
  const inFile = files && file && files + fileMark(file);
  const [to] = [onPage, onOld, inFile].filter(Boolean);
  // A block is as high as its line, so that a thumb finds it.
  const linked = to ? `<a href="${to}"><div>${said.join(" → ")}</div></a>` : said.join(" → ");
  const before = onOld && to !== onOld ? `<a href="${onOld}">before</a>` : "";
  const all = [...facts.filter(Boolean).map(words), before].filter(Boolean).join(" · ");
  return [
    "<li>",
    heading ? `<strong>${words(heading)}</strong><br/>` : "",
    alert ? `<strong>${words(alert)}</strong> ` : "",
    linked,
    more.length > 0 ? `<br/>${more.map(words).join("<br/>")}` : "",
    all === "" ? "" : `${to && more.length === 0 ? "" : "<br/>"}${all}`,
    "</li>",
  ].join("");
}

// How the code host names a file among the changed ones, and its lines.
function fileMark({ name, line, isOld }: NonNullable<Item["file"]>) {
  const hash = createHash("sha256").update(name).digest("hex");
  return `#diff-${hash}${line ? `${isOld ? "L" : "R"}${line}` : ""}`;
}
