import { kindAt } from "#app/content/kinds.ts";
import type { Change } from "#scripts/review/edits/changes-of.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import type { Unit } from "#scripts/review/pages/read-page.ts";
import { newSentence, textFragment } from "#scripts/review/pages/text-fragment.ts";
import { previewAddress } from "#scripts/review/report/preview-address.ts";

/** Where a change is read. */
export type ReadingPlace = {
  /** The name of its page, or of its file where no page shows it. */
  page: string;
  /** How many more pages show it. */
  more: number;
  /** The address below that of the site, with what makes a browser mark the words; empty where no page shows it. */
  link: string;
  /** True where only the public site still shows it. */
  isGone: boolean;
};

// What more pages show is part of the frame around all of them.
const frameFrom = 12;

/** Finds the pages that show a change, its own page before others. */
export function placeFinder(pages: ChangedPage[]) {
  return ({ file, before, after, label, path, title }: Change): ReadingPlace => {
    const own = addressOf(file, path);
    const isGone = after === "";
    const sentence = isGone ? newSentence(before, after) : newSentence(after, before);
    const shows = (words: string) => (page: ChangedPage) =>
      unitWith(isGone ? page.old : page.now, words) !== undefined;
    const said = pages.filter(shows(longestWords(sentence)));
    const named = pages.filter(shows(title));
    const both = said.filter((page) => named.includes(page));
    // A short value is on many pages; what no page says is read at the name of its entry.
    const found = both.length > 0 ? both : said.length > 0 ? said : named;
    const words = said.length > 0 ? longestWords(sentence) : title;
    const first =
      found.find(({ address }) => address === own) ??
      found[0] ??
      pages.find(({ address }) => address === own);
    if (!first) return { page: file, more: 0, link: "", isGone };
    const units = isGone ? first.old : first.now;
    const unit = unitWith(units, words);
    const mark = unit ? textFragment(units, unit, wordsIn(unit.words, words)) : "";
    const isFrame = found.length >= frameFrom && label !== "";
    const page = isFrame ? "Every page" : `${first.title} ${first.address}`;
    return {
      page,
      more: isFrame ? 0 : Math.max(0, found.length - 1),
      link: previewAddress(first.address) + mark,
      isGone: isGone || first.change === "removed",
    };
  };
}

function addressOf(file: string, path: Change["path"]) {
  const { address } = kindAt(file) ?? {};
  if (typeof address !== "function") return address;
  return path.length > 0 ? address(file.replace(/^[^/]*\/|\.mdx$/g, "")) : undefined;
}

// The words between marks of Markdown and quoted values, which a page shows as they are.
function longestWords(text: string) {
  const parts = text.split(/[*_`~[\]()<>{}#|\\\n]+|https?:\S+/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

function unitWith(units: Unit[], words: string) {
  if (words === "") return undefined;
  const found = units.filter((unit) => wordsIn(unit.words, words) !== "");
  return found.find(({ kind, isHidden }) => kind === "text" && !isHidden) ?? found[0];
}

// The words as the page writes them, where they begin and end with a word.
function wordsIn(text: string, words: string) {
  const sought = words.replaceAll(/\s+/g, " ");
  const at = text.toLowerCase().indexOf(sought.toLowerCase());
  const isInside = (one: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(one - 1, one + 1));
  if (at < 0 || (at > 0 && isInside(at)) || isInside(at + sought.length)) return "";
  return text.slice(at, at + sought.length);
}
