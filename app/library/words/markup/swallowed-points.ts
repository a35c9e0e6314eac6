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
    const lines = entry.places.lines(path) ?? [];
    const next = lines.find((_, at) => (lines[at - 1]?.length ?? fullLineLength) < fullLineLength);
    if (next === undefined) return [];
    const bare = next.replace(/^(?:[-–—•*·]\s*)+/, "");
    const says = `Two lines are one point of the list here, and read "${words}".`;
    const fix = `If the second one is a point of its own, write "- ${bare}" below the hyphen of the first.`;
    const place = { index: words.indexOf(next), length: next.length };
    return [findingAt(passage, place, { says, fix, severity: "warning" })];
  });
}
