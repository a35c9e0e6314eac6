import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { minutesToRead, wordsOf, wordsPerMinute } from "#app/library/words/minutes-to-read.ts";
import type { Passage } from "#app/library/words/passage.ts";

/** Warns where the readTime of a post is not the number of minutes that its text takes. */
export function readTime(passages: Passage[]): Problem[] {
  const posts = new Set(
    passages.flatMap(({ entry }) => (entry.collection === "posts" ? [entry] : [])),
  );
  return [...posts].flatMap((post): Problem[] => {
    const written = (post.value as { readTime?: unknown } | null | undefined)?.readTime;
    const words = wordsOf(post.body?.passages ?? []);
    const minutes = minutesToRead(words);
    if (words === 0 || typeof written !== "number" || written === minutes) return [];
    const { line, column } = post.places.value(["readTime"]);
    const problem = problemAt(post, ["readTime"], {
      says: `readTime says ${written}, and the text has ${words} words.`,
      expected: `That takes about ${minutes} min, at ${wordsPerMinute} words a minute.`,
      fix: `Write ${minutes}, or take the line away: then it is counted.`,
      severity: "warning",
    });
    const correction = { line, column, length: String(written).length, text: String(minutes) };
    return [{ ...problem, correction }];
  });
}
