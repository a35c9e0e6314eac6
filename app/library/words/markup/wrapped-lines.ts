import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

// A program wraps lines at about this length; a writer who means a new line is done earlier.
const wrappedFrom = 50;

/** Warns of a paragraph whose lines a program wrapped, since each would begin anew on the page. */
export function wrappedLines(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const { field, kind, words } = passage;
    if (field !== "" || kind !== "text" || !words.includes("\n")) return [];
    const lines = words.split("\n");
    const at = lines.findIndex((line, index) => {
      const next = lines[index + 1]?.trim() ?? "";
      return line.trim().length >= wrappedFrom && /^\p{Ll}/u.test(next);
    });
    if (at < 0) return [];
    const index = lines.slice(0, at).join("\n").length + (at > 0 ? 1 : 0);
    return [
      findingAt(
        passage,
        { index, length: lines[at]?.length ?? 0 },
        {
          says: "A line of the page would end here, in the middle of a sentence.",
          expected: "",
          fix: "Write the paragraph in one line, however long; the page wraps it by itself.",
          severity: "warning",
        },
      ),
    ];
  });
}
