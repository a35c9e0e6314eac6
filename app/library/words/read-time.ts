import type { Problem } from "#app/library/problems/problem.ts";
import { minutesToRead, wordsOf, wordsPerMinute } from "#app/library/words/minutes-to-read.ts";
import type { Passage } from "#app/library/words/passage.ts";

/** Warns where the readTime of a post is not the number of minutes that its text takes. */
export function readTime(passages: Passage[]): Problem[] {
  const posts = new Set(
    passages.flatMap(({ entry }) => (entry.collection === "posts" ? [entry] : [])),
  );
  return [...posts].flatMap(({ file, value, places, body }) => {
    const written = (value as { readTime?: unknown } | null | undefined)?.readTime;
    const words = wordsOf(body?.passages ?? []);
    const minutes = minutesToRead(words);
    if (words === 0 || typeof written !== "number" || written === minutes) return [];
    const place = places.value(["readTime"]);
    return [
      {
        file,
        ...place,
        field: "readTime",
        says: `readTime says ${written}, and the text has ${words} words.`,
        expected: `That takes about ${minutes} min, at ${wordsPerMinute} words a minute.`,
        fix: `Write ${minutes}, or take the line away: then it is counted.`,
        severity: "warning",
        correction: { ...place, length: String(written).length, text: String(minutes) },
      } satisfies Problem,
    ];
  });
}
