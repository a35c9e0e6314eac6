import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

// A line that was wrapped on purpose is about as long as this.
const fullLineLength = 60;

/** Warns of a list item that continues below a short line, probably because a hyphen is missing. */
export function swallowedPoints(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const { entry, field, words } = passage;
    if (!/\.\d+$/.test(field) || !words.includes(" ")) return [];
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const lines = entry.places.lines(path);
    const short = lines?.findIndex(
      (line, at) => at < lines.length - 1 && line.length < fullLineLength,
    );
    const next = short === undefined ? undefined : lines?.[short + 1];
    if (next === undefined || short === -1) return [];
    const bare = next.replace(/^(?:[-–—•*·]\s*)+/, "");
    return [
      findingAt(
        passage,
        { index: words.indexOf(next), length: next.length },
        {
          says: `Two lines are one point of the list here, and read "${words}".`,
          fix: `If the second one is a point of its own, write "- ${bare}" below the hyphen of the first.`,
          severity: "warning",
        },
      ),
    ];
  });
}
