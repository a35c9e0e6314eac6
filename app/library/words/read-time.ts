import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Passage } from "#app/library/words/passage.ts";

const wordsPerMinute = 200;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Warns where the readTime of a post is not the number of minutes that its text takes. */
export function readTime(passages: Passage[]): Problem[] {
  return [...wordsOfBodies(passages)].flatMap(([{ file, value, places }, words]) => {
    const written = (value as { readTime?: unknown } | null | undefined)?.readTime;
    const minutes = Math.max(1, Math.round(words / wordsPerMinute));
    if (typeof written !== "number" || written === minutes) return [];
    const place = places.value(["readTime"]);
    return [
      {
        file,
        ...place,
        field: "readTime",
        says: `readTime says ${written}, and the text has ${words} words.`,
        expected: `That takes about ${minutes} min, at ${wordsPerMinute} words a minute.`,
        fix: `Write ${minutes}.`,
        severity: "warning",
        correction: { ...place, length: String(written).length, text: String(minutes) },
      } satisfies Problem,
    ];
  });
}

function wordsOfBodies(passages: Passage[]) {
  const counts = new Map<Entry, number>();
  for (const { kind, field, entry, chunks } of passages) {
    const isRead = field === "" && (kind === "text" || kind === "heading");
    if (!isRead || entry.collection !== "posts") continue;
    const words = chunks.filter((chunk) => letterOrDigit.test(chunk)).length;
    counts.set(entry, (counts.get(entry) ?? 0) + words);
  }
  return counts;
}
