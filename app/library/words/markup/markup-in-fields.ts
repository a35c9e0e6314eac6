import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

const marked =
  /\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|!?\[[^\][\n]+\]\([^)\n]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|`[^`\n]+`/u;
const mayBe = /[*_[<`~]/;

/** Warns of Markdown and HTML in fields, which are shown as they are written. */
export function markupInFields(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const { field, words, kind } = passage;
    const found = field !== "" && kind !== "link" && mayBe.test(words) && marked.exec(words);
    if (!found) return [];
    return [
      findingAt(
        passage,
        { index: found.index, length: found[0].length },
        {
          says: `A field is plain text: ${found[0]} would be printed as it is.`,
          expected: "",
          fix: "Write the words alone.",
          severity: "warning",
        },
      ),
    ];
  });
}
