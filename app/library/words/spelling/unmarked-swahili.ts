import { fieldNames } from "#app/library/schema-walk.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

/** Warns once of an English text with paragraphs in Swahili, which no rule on English judges. */
export function unmarkedSwahili(passages: Passage[]): Problem[] {
  const found = new Map<Entry, Passage[]>();
  for (const passage of passages) {
    if (!passage.isGuessed || passage.kind === "link") continue;
    found.set(passage.entry, [...(found.get(passage.entry) ?? []), passage]);
  }
  return [...found].flatMap(([{ schema }, [first, ...others]]) => {
    if (!first) return [];
    const many = others.length > 0 ? `, and so do ${others.length} more below` : "";
    const mayBeMarked = fieldNames(schema).includes("lang");
    return [
      findingAt(
        first,
        { index: 0, length: first.words.length },
        {
          says: `This reads like Swahili${many}, so its words were not checked.`,
          expected: "",
          fix: mayBeMarked
            ? "If the whole text is in Swahili, write lang: sw in its fields; else have somebody read it who knows Swahili."
            : "Have somebody read it who knows Swahili.",
          severity: "note",
        },
      ),
    ];
  });
}
