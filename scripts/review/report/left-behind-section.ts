import type { Section } from "#scripts/review/report/section.ts";
import { counted } from "#scripts/review/report/verdict.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** The sentences that still say the old, below what became of it. */
export function leftBehindSection({ leftBehind }: Pick<Review, "leftBehind">): Section {
  const items = leftBehind.flatMap(({ title, isWithdrawn, places }) => {
    const count = counted(places.length, "place");
    const still = places.length === 1 ? "still says" : "still say";
    const heading = isWithdrawn
      ? `${title}: taken out, and named in ${count}`
      : `${title}: ${count} ${still} the old`;
    return places.map(({ file, line, parts: [before, words, after] }, at) => ({
      heading: at === 0 ? heading : undefined,
      texts: [[{ text: before }, { text: words, side: "old" as const }, { text: after }]],
      facts: [`${file.replace(/^content\//, "")}:${line}`],
      file: { name: file, line },
    }));
  });
  return { title: "What still says the old", items };
}
