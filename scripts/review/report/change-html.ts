import { createHash } from "node:crypto";
import { diffArrays } from "diff";
import { basePath } from "#app/content/base-path.ts";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";

/** The sites to which a comment links: the preview, the public site and the changed files. */
export type Places = { preview?: string; live?: string; files?: string };

const tags = { before: "del", after: "ins" };

/** A change as HTML: its label, the old and new words marked, a link to the place on the page, and alerts. */
export function changeHtml(change: ReviewedChange, places: Places, longest: number): string {
  const { label, before, after, link, isGone, file, line, addresses, alert, waits } = change;
  const parts = change.change === "moved" ? [{ text: after }] : markedWords(before, after);
  const size = parts.reduce((sum, { text }) => sum + text.length, 0);
  const words = shortParts(parts, size, longest).map(partHtml).join("");
  const isCut = size > longest && `<br/>Only part of the ${size} characters is shown.`;
  const inFile = places.files && places.files + fileMark(`content/${file}`, line, after === "");
  const to = (link && addressBelowSite(isGone ? places.live : places.preview, link)) || inFile;
  const later = waits === "draft" ? "a draft" : waits && `public from ${waits}`;
  const state = [change.change === "moved" ? "moved" : "", later].filter(Boolean).join(", ");
  const heading = [label, state].filter(Boolean).join(", ");
  const links = addresses.map((address) => `<br/>Links to ${safeWords(address)}`).join("");
  return [
    heading && `${safeWords(heading)}: `,
    // A <div> makes the whole line a link, which is easier to tap.
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

// Cut to the room that there is, unchanged words first.
function shortParts(parts: Part[], size: number, longest: number): Part[] {
  if (size <= longest) return parts;
  const share = Math.floor(longest / parts.length);
  return parts.slice(0, longest).map(({ text, side }) => {
    return { side, text: shortened(text, side ? Math.max(share, 80) : 40) };
  });
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
export function fileMark(name: string, line?: number, isOld = false) {
  const hash = createHash("sha256").update(name).digest("hex");
  return `#diff-${hash}${line ? `${isOld ? "L" : "R"}${line}` : ""}`;
}

// A part of two texts: in both, or only in one of them.
type Part = { text: string; side?: "before" | "after" };

// Texts with more differences are shown as replaced.
const editsAtMost = 500;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

// The differences of two texts, by sentence and word.
function markedWords(before: string, after: string): Part[] {
  if (before === "" || after === "")
    return [{ text: before + after, side: before === "" ? "after" : "before" }];
  const words = (text = "") => text.split(/\s+/).filter(Boolean);
  const split = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const [old, now] = [split(before), split(after)];
  // A single sentence or value is always shown as a change of the other.
  if (old.length === 1 && now.length === 1) return partsOf(words(before), words(after));
  const itself = (sentence: string) => sentence;
  return alignedLists(old, now, itself, itself)
    .filter((pair) => pair.before !== pair.after || pair.isMoved)
    .flatMap((pair) => partsOf(words(pair.before), words(pair.after)));
}

function partsOf(before: string[], after: string[]): Part[] {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts = diffArrays(before, after, { maxEditLength: editsAtMost }) ?? whole;
  return parts.map(({ value, added, removed }) => ({
    text: `${value.join(" ")} `,
    side: added ? "after" : removed ? "before" : undefined,
  }));
}
