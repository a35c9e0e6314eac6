import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

// Words that no sentence says twice in a row; "that that" and "had had" may be right.
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** Warns of a small word that stands twice, as it happens where a sentence is mended. */
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

// Few texts have one, and chunks are quicker to compare than a text is to read.
function hasPair({ chunks }: Passage) {
  return chunks.some((chunk, at) => {
    const next = chunks[at + 1];
    const mayBe = next !== undefined && chunk.length <= 6 && isSameLetter(chunk, next);
    return mayBe && next.toLowerCase().startsWith(chunk.toLowerCase());
  });
}

// Capital and small letters differ in one bit, and so do some other signs.
function isSameLetter(one: string, other: string) {
  return (one.charCodeAt(0) | 32) === (other.charCodeAt(0) | 32);
}
