import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

// Words that no sentence has twice in a row; "that that" and "had had" may be right.
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** Warns of a small word that stands twice in a row, which is easily left behind by an edit. */
export function doubledWords(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    if (passage.kind === "link" || passage.language || !hasPair(passage)) return [];
    return [...passage.words.matchAll(doubled)].map(({ 0: found, 1: word = "", index }) =>
      findingAt(
        passage,
        { index, length: found.length },
        {
          says: `"${word}" stands here twice in a row.`,
          expected: "",
          fix: "Take one away.",
          severity: "warning",
        },
      ),
    );
  });
}

// Comparing chunks is much faster than the pattern, and few texts have such a pair.
function hasPair({ chunks }: Passage) {
  return chunks.some((chunk, at) => {
    const next = chunks[at + 1];
    const mayBe = next !== undefined && chunk.length <= 6 && isSameLetter(chunk, next);
    return mayBe && next.toLowerCase().startsWith(chunk.toLowerCase());
  });
}

// Capital and small letters differ in one bit; what else differs in it is ruled out by startsWith.
function isSameLetter(one: string, other: string) {
  return (one.charCodeAt(0) | 32) === (other.charCodeAt(0) | 32);
}
