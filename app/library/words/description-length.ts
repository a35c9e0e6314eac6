import { designedPageList } from "#app/library/designed-pages.ts";
import { figureValues, withFigures } from "#app/library/fill-text.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingOn, type Passage } from "#app/library/words/passage.ts";

const charactersAtLeast = 50;
const charactersAtMost = 160;

const shownBySearch: Record<string, string> = {
  ...Object.fromEntries(designedPageList.map(({ name }) => [name, "description"])),
  prosePages: "description",
  posts: "excerpt",
  news: "excerpt",
};

/** Warns of descriptions and excerpts that are too long or too short for search results. */
export function descriptionLength(passages: Passage[], entries: Entry[]): Problem[] {
  const figures = figureValues(entries);
  return passages.flatMap((passage) => {
    const { entry, field, words } = passage;
    const name = shownBySearch[entry.collection];
    if (!name || field !== [...entry.path, name].join(".")) return [];
    const { length } = [...withFigures(words, figures).trim()];
    if (length >= charactersAtLeast && length <= charactersAtMost) return [];
    const says = `The ${name} has ${length} characters.`;
    const expected = `Search results and shared links show ${charactersAtLeast} to ${charactersAtMost}.`;
    const fix =
      length > charactersAtMost ? "Shorten it." : "Say a little more of what stands there.";
    return [findingOn(passage, { says, expected, fix, severity: "warning" })];
  });
}
