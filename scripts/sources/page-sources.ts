import type { HTMLElement } from "node-html-parser";
import type { Source } from "#scripts/sources/source.ts";
import type { FoundMark } from "#scripts/sources/text-marks.ts";
import { nearestSource, type ValueSources } from "#scripts/sources/value-sources.ts";

/** Answers where the words of a page are written. */
export type PageSources = {
  /** The sources that have left a mark between two places of the page. */
  between: (from: number, to: number) => Source[];
  /** The source of words without a mark: the value that is written nearest to what stands around. */
  near: (element: HTMLElement, words: string) => Source[];
};

/** Builds the answers for one page; `sources` are those of the numbers in its marks. */
export function pageSources(
  marks: FoundMark[],
  sources: Source[][],
  values: ValueSources,
): PageSources {
  const between = (from: number, to: number) => {
    const found = marks.slice(firstFrom(marks, from + 1), firstFrom(marks, to + 1));
    return [...new Set(found.flatMap(({ number }) => sources[number] ?? []))];
  };
  const near = (element: HTMLElement, words: string): Source[] => {
    const found = values.get(words);
    let around: HTMLElement | null = found ? element : null;
    for (; around && around.rawTagName !== "body"; around = around.parentNode as HTMLElement) {
      const source = nearestSource(found, between(...around.range));
      if (source) return [source];
    }
    // A number may stand for anything, but a word is written nowhere else.
    return found?.[0] && /\p{L}{4}/u.test(words) ? [found[0]] : [];
  };
  return { between, near };
}

// The marks are in the order of the page.
function firstFrom(marks: FoundMark[], place: number) {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
