import { createHash } from "node:crypto";
import { basePath } from "#app/content/base-path.ts";
import { markedWords, type Part } from "#scripts/review/report/marked-words.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";

/** Where lines of the comment link: the branch's pages and the public ones, and the changed files. */
export type Places = { preview?: string; live?: string; files?: string };

const tags = { before: "del", after: "ins" };

/** A change: what it is, the old and the new words marked, with a link to where it is read, and what is to be seen. */
export function changeHtml(change: ReviewedChange, places: Places, longest: number): string {
  const { label, before, after, link, isGone, file, line, addresses, alert, waits } = change;
  const parts = change.change === "moved" ? [{ text: after }] : markedWords(before, after);
  const size = parts.reduce((sum, { text }) => sum + text.length, 0);
  const words = shortParts(parts, size, longest).map(partHtml).join("");
  const isCut = size > longest && `<br/>Not all of its ${size} characters are shown.`;
  const inFile = places.files && places.files + fileMark(`content/${file}`, line, after === "");
  const to = (link && addressBelowSite(isGone ? places.live : places.preview, link)) || inFile;
  // A block is as high as its line, so that a thumb finds it.
  const later = waits === "draft" ? "a draft" : waits && `public from ${waits}`;
  const says = [change.change === "moved" ? "moved" : "", later].filter(Boolean).join(", ");
  const heading = [label, says].filter(Boolean).join(", ");
  const links = addresses.map((one) => `<br/>Links to ${safeWords(one)}`).join("");
  return [
    heading && `${safeWords(heading)}: `,
    to ? linked(`<div>${words}</div>`, to) : words,
    isCut,
    links,
    alert && `<br/><strong>${safeWords(alert)}</strong>`,
  ]
    .filter(Boolean)
    .join("");
}

function partHtml({ text, side }: Part) {
  const [start, end] = [/^\s/, /\s$/].map((blank) => (blank.test(text) ? " " : ""));
  const words = safeWords(text);
  return `${start}${side ? `<${tags[side]}>${words}</${tags[side]}>` : words}${end}`;
}

// As much as there is room for; what is the same in both gives way first.
function shortParts(parts: Part[], size: number, longest: number): Part[] {
  if (size <= longest) return parts;
  const share = Math.floor(longest / parts.length);
  return parts.slice(0, longest).map(({ text, side }) => {
    return { side, text: shortened(text, side ? Math.max(share, 80) : 40) };
  });
}

/** The full address of a page below that of a site, as a browser writes it; undefined where there is none. */
export function addressBelowSite(site: string | undefined, address: string) {
  const full = `${site}${basePath}/${address.replace(/^\/+/, "")}`;
  return site && URL.canParse(full) ? new URL(full).href : undefined;
}

/** Words of a comment, as a link where there is somewhere to go. */
export function linked(words: string, to?: string) {
  return to ? `<a href="${to}">${words}</a>` : words;
}

/** How the code host names a file among the changed ones, and its line. */
export function fileMark(name: string, line?: number, isOld = false) {
  const hash = createHash("sha256").update(name).digest("hex");
  return `#diff-${hash}${line ? `${isOld ? "L" : "R"}${line}` : ""}`;
}
