import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldAt } from "#app/content/model-fields.ts";
import type { Change } from "#scripts/review/edits/change.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import { sentencesIn } from "#scripts/review/report/marked-words.ts";

/** The place of a change on a page. */
export type ReadingPlace = {
  /** The page, or the file if no page shows the change. */
  page: string;
  /** The number of other pages that show it. */
  more: number;
  /** The address with a text fragment that highlights the words; empty if no page shows it. */
  link: string;
  /** True if only the public site still shows it. */
  isGone: boolean;
};

// Changes on at least this many pages are part of the frame.
const frameFrom = 12;

const shortLength = 3;

/** Finds the page of a change, preferably that of its file and one that names its entry. */
export function placeOf(change: Change, pages: ChangedPage[]): ReadingPlace {
  const { file, path, before, after, label, title, hides } = change;
  const sentence = after === "" ? newSentence(before, after) : newSentence(after, before);
  // Pages do not show the name of a choice, such as that of a list to hide.
  const isChoice = fieldAt(layerPath(file).kind?.fileSchema, path).type === "choice";
  const words = isChoice ? "" : plainWords(sentence);
  const name = plainWords(title);
  const isNamed = (side: "old" | "now") => pages.some((page) => wordsIn(page[side], name) !== "");
  // Only the old pages have what was deleted, and the name of an entry that visitors no longer see.
  const isGone = hides ?? (after === "" || (isNamed("old") && !isNamed("now")));
  const side = isGone ? "old" : "now";
  const sought = isGone === (after === "") ? words : "";
  // A number or a short word is on many pages by chance.
  const isShort = sought.length <= shortLength;
  const showing = pages.filter((page) => wordsIn(page[side], sought));
  const isOwn = ({ address }: ChangedPage) => address === change.address;
  const naming = pages.filter((page) => wordsIn(page[side], name) || (name && isOwn(page)));
  const both = showing.filter((page) => naming.includes(page));
  const candidates = [both, isShort ? [] : showing, naming].find((found) => found.length > 0) ?? [];
  const first = candidates.find(isOwn) ?? candidates[0] ?? pages.find(isOwn);
  if (!first) return { page: file, more: 0, link: "", isGone };
  const text = first[side];
  const entry = wordsIn(text, name);
  const mark = (!isShort && wordsIn(text, sought)) || entry;
  const at = text.indexOf(entry);
  // Another entry may have the same words above this one.
  const isTwice = entry && [text.slice(0, at), text.slice(at)].every((part) => wordsIn(part, mark));
  const isFrame = candidates.length >= frameFrom && label !== "";
  return {
    page: isFrame ? "Every page" : `${first.title} ${first.address}`.trim(),
    more: isFrame ? 0 : Math.max(0, candidates.length - 1),
    link: first.address + (mark && textFragment(mark, isTwice ? entry : "")),
    isGone: isGone || text === "",
  };
}

// The mark of a footnote, the name of a setting of a block, Markdown characters, and quoted facts and addresses.
const unshown =
  /\[\^[^\]\n]{1,80}\]:?|"?\s?(?:<\w{1,20} )?\w{1,20}="|"?\s?\/?[*_`~[\]()<>{}#|\\\n]+|"$|https?:\S+/;

// The longest part between these, which the page shows unchanged.
function plainWords(text: string) {
  const parts = text.split(unshown).map((part) => part.trim());
  const longest = parts.reduce((left, right) => (right.length > left.length ? right : left), "");
  return longest.replaceAll(/\s+/g, " ");
}

// The words as the page has them; empty if it does not have them as whole words.
function wordsIn(page: string, words: string) {
  const [text, sought] = [page.toLowerCase(), words.toLowerCase()];
  const isInside = (index: number) => /[\p{L}\p{N}]{2}/u.test(page.slice(index - 1, index + 1));
  for (let at = text.indexOf(sought); sought && at >= 0; at = text.indexOf(sought, at + 1)) {
    const end = at + words.length;
    if (!(at > 0 && isInside(at)) && !isInside(end)) return page.slice(at, end);
  }
  return "";
}

/** The text fragment that highlights some words of a page, such as #:~:text=first,last, or all from other words to them. */
export function textFragment(words: string, from = ""): string {
  const all = words.split(" ");
  const isLong = all.length > 12;
  const start = from ? from.split(" ") : all.slice(0, isLong ? 6 : undefined);
  const ends = from || isLong ? [start, all.slice(-6)] : [start];
  // A hyphen would separate the words from those around them.
  const encoded = ends.map((end) => encodeURIComponent(end.join(" ")).replaceAll("-", "%2D"));
  return `#:~:text=${encoded.join(",")}`;
}

/** The first sentence that only this text has; the whole text if there is none. */
export function newSentence(text: string, other: string): string {
  const known = new Set(sentencesIn(other));
  return sentencesIn(text).find((sentence) => !known.has(sentence)) ?? text;
}
