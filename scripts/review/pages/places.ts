import { kindAt } from "#app/content/kinds.ts";
import type { Change } from "#scripts/review/edits/changes-of.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import { newSentence, textFragment } from "#scripts/review/pages/text-fragment.ts";

/** Where a change is read. */
export type ReadingPlace = {
  /** The name of its page, or of its file where no page shows it. */
  page: string;
  /** How many more pages show it. */
  more: number;
  /** Its address, with what makes a browser mark the words; empty where no page shows it. */
  link: string;
  /** True where only the public site still shows it. */
  isGone: boolean;
};

// What more pages show is part of the frame around all of them.
const frameFrom = 12;

/** Finds the pages that show a change, its own page before others; of a short value, those that name its entry too. */
export function placeFinder(pages: ChangedPage[]) {
  return ({ file, before, after, label, path, title }: Change): ReadingPlace => {
    const isGone = after === "";
    const words = plainWords(isGone ? newSentence(before, after) : newSentence(after, before));
    const name = plainWords(title);
    const own = addressOf(file, path);
    const markOf = ({ old, now }: ChangedPage, sought: string) =>
      wordsIn(isGone ? old : now, sought);
    const showing = pages.filter((page) => markOf(page, words));
    const naming = pages.filter((page) => markOf(page, name));
    const both = showing.filter((page) => naming.includes(page));
    const found = [both, showing, naming].find((some) => some.length > 0) ?? [];
    const isOwn = ({ address }: ChangedPage) => address === own;
    const first = found.find(isOwn) ?? found[0] ?? pages.find(isOwn);
    if (!first) return { page: file, more: 0, link: "", isGone };
    const mark = markOf(first, words) || markOf(first, name);
    const isFrame = found.length >= frameFrom && label !== "";
    return {
      page: isFrame ? "Every page" : `${first.title} ${first.address}`.trim(),
      more: isFrame ? 0 : Math.max(0, found.length - 1),
      link: first.address + (mark && textFragment(mark)),
      isGone: isGone || first.change === "removed",
    };
  };
}

function addressOf(file: string, path: Change["path"]) {
  const { address } = kindAt(file) ?? {};
  if (typeof address !== "function") return address;
  return path.length > 0 ? address(file.replace(/^[^/]*\/|\.mdx$/g, "")) : undefined;
}

// The longest part between marks of Markdown and quoted values, which a page shows as it is.
function plainWords(text: string) {
  const parts = text.split(/[*_`~[\]()<>{}#|\\\n]+|https?:\S+/).map((part) => part.trim());
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest.replaceAll(/\s+/g, " ");
}

// The words as the page writes them, where they begin and end with a word; empty where it does not.
function wordsIn(page: string, words: string) {
  const at = words === "" ? -1 : page.toLowerCase().indexOf(words.toLowerCase());
  const isInside = (one: number) => /[\p{L}\p{N}]{2}/u.test(page.slice(one - 1, one + 1));
  if (at < 0 || (at > 0 && isInside(at)) || isInside(at + words.length)) return "";
  return page.slice(at, at + words.length);
}
