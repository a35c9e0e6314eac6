import { numberWords } from "#app/content/number-words.ts";
import type { Section } from "#scripts/review/report/section.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** The sentences that still say the old, below what became of it. */
export function leftBehindSection({ leftBehind }: Pick<Review, "leftBehind">): Section {
  const items = leftBehind.flatMap(({ title, isWithdrawn, places }) => {
    const count = `${numberWords.en[places.length] ?? places.length} place${places.length === 1 ? "" : "s"}`;
    const heading = isWithdrawn
      ? `${title}: withdrawn, and still named in ${count}:`
      : `${title}. ${count.charAt(0).toUpperCase()}${count.slice(1)} still ${places.length === 1 ? "says" : "say"} the old:`;
    return places.map(({ file, line, parts: [before, words, after] }, at) => ({
      heading: at === 0 ? heading : undefined,
      texts: [[{ text: before }, { text: words, side: "old" as const }, { text: after }]],
      facts: [`${file.replace(/^content\//, "")}:${line}`],
    }));
  });
  return { id: "left-behind", title: "What still says the old", shownAtMost: 12, items };
}
