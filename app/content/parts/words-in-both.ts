import type { Worded } from "#app/components/in-both.tsx";
import type { Contents } from "#app/content/contents.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";

/** The same words in every language that has some, those in the language of these contents first. */
export function wordsInBoth(
  contents: Contents,
  wordsOf: (one: Contents) => string | undefined,
): Worded[] {
  const [first, ...others] = languagesOf(contents);
  const text = wordsOf(first);
  const said = others.flatMap((one): Worded[] => {
    const own = wordsOf(one);
    // What is missing in a language is there in the first one's words.
    return own === undefined || own === text ? [] : [{ language: one.language, text: own }];
  });
  const words = [...(text === undefined ? [] : [{ language: "en", text }]), ...said];
  return contents.first ? words.reverse() : words;
}
