import { isDraft } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

const inCapitals =
  /(?<![\p{L}\p{N}])(?:TODO|TO DO|TBC|TBD|TBA|FIXME|TK|TKTK|X{3,})(?![\p{L}\p{N}])/gu;
const inWords =
  /\b(?:lorem ipsum|dolor sit amet|click here to edit|(?:insert|enter|add|put|type) (?:your |the |some )?(?:text|name|title|date|words|content) here|your text here|(?:placeholder|dummy) text|text to come)\b/gi;
const inBrackets =
  /\[(?:(?:insert|add|enter|your|the) [^\][\n]{1,40}|(?:full |first |last )?names?|dates?|time|place|location|title|number|amount|e-?mail|phone|address|link|text|image|photo|picture|quote|source|organi[sz]ation|school|village|to come|tbc|tbd|todo|x+|…|\.{3})\](?! *\()/gi;

// Each form above has one of these chunks, and few other sentences do.
const hint =
  /\[|^\W*(?:TO|TODO|TBC|TBD|TBA|FIXME|TK|TKTK|X{3,}|lorem|dolor|edit|here|placeholder|dummy|come)\W*$/i;

/**
 * Reports placeholder text. Samples are not exempt, because visitors read them; in a draft it is
 * only a warning.
 */
export function placeholderText(passages: Passage[]): Problem[] {
  const suspected = passagesWith(passages, (chunk) => hint.test(chunk));
  return suspected.flatMap((passage) => {
    if (passage.kind === "link") return [];
    const severity = isDraft(passage.entry) ? ("warning" as const) : undefined;
    return [inCapitals, inWords, inBrackets].flatMap((pattern) =>
      firstFindings(passage.words.matchAll(pattern), ({ 0: found, index }) => [
        findingAt(
          passage,
          { index, length: found.length },
          {
            says: `"${found.replace(/\s+/g, " ")}" only keeps a place for words.`,
            expected: "",
            fix: "Write the words that belong here, or take it out.",
            ...(severity && { severity }),
          },
        ),
      ]),
    );
  });
}
