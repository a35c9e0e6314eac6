import { createHash } from "node:crypto";
import { basePath } from "#app/content/base-path.ts";
import { markedWords, shortenedWord, shortParts } from "#scripts/review/report/marked-words.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";

/** The sites to which a comment links: the preview, the public site, the changed files and the run. */
export type Places = { preview?: string; live?: string; files?: string; run?: string };

// As many addresses as can be read at once, and the most characters shown of a change.
const [addressesAtMost, longest] = [20, 20_000];
// A change leaves room for others, however much of it becomes code.
const longestHtml = 30_000;
const tags = { before: "del", after: "ins" };
const inWords: Record<string, string> = { draft: "a draft", hidden: "hidden by site.yaml" };

/** A line of a comment, and whether it shows only a part of its words. */
export type Item = { html: string; isPart?: boolean };

/** A change as HTML: its label, the old and new words marked, a link to the place on the page, and alerts. */
export function changeHtml(change: ReviewedChange, places: Places): Item {
  const { label, link, isGone, line, isOldLine, source, addresses, waits, alert, after } = change;
  const { words, size, isPart } = shownWords(change);
  const inFile = places.files && places.files + fileMark(source, line, isOldLine);
  const to = (link && addressBelowSite(isGone ? places.live : places.preview, link)) || inFile;
  const states = [
    change.change === "moved" && "moved",
    change.change === "removed" && "deleted",
    isGone && after !== "" && "no longer public",
    inWords[waits] ?? (waits && `public from ${waits}`),
  ];
  const heading = shortName([label, ...states].filter(Boolean).join(", "));
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
    alert && `<br/><strong>${safeWords(shortened(alert, 1_000))}</strong>`,
  ].filter(Boolean);
  return { html: html.join(""), isPart };
}

// The words of a change as HTML, and the size of all.
function shownWords({ change, before, after, isValue }: ReviewedChange) {
  const parts = change === "moved" ? [{ text: after }] : markedWords(before, after);
  const size = parts.reduce((sum, { text }) => sum + text.length, 0);
  for (let room = longest; ; room /= 2) {
    const short = shortParts(parts, room);
    const words = short.map(({ text, side, isNote }) => {
      const [start, end] = [/^\s/, /\s$/].map((blank) => (blank.test(text) ? " " : ""));
      const safe = safeWords(text, isValue && !isNote);
      return `${start}${side ? `<${tags[side]}>${safe}</${tags[side]}>` : safe}${end}`;
    });
    const html = words.join("");
    if (html.length <= longestHtml || room <= 100)
      return { words: html, size, isPart: short.some(({ isCut }) => isCut) };
  }
}

/** A name or label as HTML, cut if it is made to fill the screen. */
export function shortName(name: string) {
  return safeWords(shortened(name, 300));
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
