import { createHash } from "node:crypto";
import { basePath } from "#app/content/base-path.ts";
import {
  markedWords,
  shortenedWord,
  shortParts,
  type Part,
} from "#scripts/review/report/marked-words.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";

/** The sites to which a comment links: the preview, the public site, the changed files and the run. */
export type Places = { preview?: string; live?: string; files?: string; run?: string };

// As many addresses as can be read at once, and enough words to know what was deleted.
const [addressesAtMost, mostOfDeleted] = [20, 300];
// An item leaves room for others, however much of it becomes code.
const longestHtml = 30_000;
const tags = { before: "del", after: "ins" };

/** A change as HTML: its label, the old and new words marked, a link to the place on the page, and alerts. */
export function changeHtml(change: ReviewedChange, places: Places, longest: number) {
  const { label, before, after, path, link, isGone, line, addresses, waits, isValue } = change;
  const isDeleted = change.change === "removed";
  // A paragraph or a value is read in full.
  const isEntry = isDeleted && path[0] !== "" && typeof path.at(-1) !== "string";
  const parts = change.change === "moved" ? [{ text: after }] : markedWords(before, after);
  const wordsOf = (most: number): { short: Part[]; words: string } => {
    const short = shortParts(parts, most);
    const words = short.map((part) => partHtml(part, isValue)).join("");
    return words.length > longestHtml && most > 100 ? wordsOf(most / 2) : { short, words };
  };
  const { short, words } = wordsOf(isEntry ? mostOfDeleted : longest);
  const isPart = short.some(({ isCut }) => isCut);
  const size = parts.reduce((sum, { text }) => sum + text.length, 0);
  const inFile = places.files && places.files + fileMark(change.source, line, after === "");
  const to = (link && addressBelowSite(isGone ? places.live : places.preview, link)) || inFile;
  const states = [
    change.change === "moved" && "moved",
    isDeleted && "deleted",
    waits === "draft" ? "a draft" : waits && `public from ${waits}`,
  ];
  const heading = safeWords(shortened([label, ...states].filter(Boolean).join(", "), 300));
  const links = addresses.map((address) => `<br/>Links to ${safeWords(shortenedWord(address))}`);
  const left = links.splice(addressesAtMost).length;
  const shown = size > 0 ? words : heading;
  const html = [
    size > 0 && heading && `${heading}: `,
    // A <div> makes the whole line a link, which is easier to tap.
    to ? linked(`<div>${shown}</div>`, to) : shown,
    isPart && `<br/>Only part of the ${size} characters is shown.`,
    ...links,
    left > 0 && `<br/>and ${left} more addresses`,
    change.alert && `<br/><strong>${safeWords(shortened(change.alert, 1_000))}</strong>`,
  ].filter(Boolean);
  return { html: html.join(""), isPart: isPart && !isEntry };
}

function partHtml({ text, side }: Part, isCode: boolean) {
  const [start, end] = [/^\s/, /\s$/].map((blank) => (blank.test(text) ? " " : ""));
  const words = safeWords(text, isCode);
  return `${start}${side ? `<${tags[side]}>${words}</${tags[side]}>` : words}${end}`;
}

/** The full address of a page of a site, as a browser writes it; undefined without a site. */
export function addressBelowSite(site: string | undefined, address: string) {
  const full = `${site}${basePath}/${address.replace(/^\/+/, "")}`;
  return site && URL.canParse(full) ? new URL(full).href : undefined;
}

/** Words of a comment, as a link if there is a target. */
export function linked(words: string, to?: string) {
  return to ? `<a href="${to}">${words}</a>` : words;
}

/** The fragment that GitHub uses for a changed file and its line. */
export function fileMark(name: string, line: number, isOld = false) {
  const hash = createHash("sha256").update(name).digest("hex");
  return `#diff-${hash}${line ? `${isOld ? "L" : "R"}${line}` : ""}`;
}
