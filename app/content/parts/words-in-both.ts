import type { Worded } from "#app/components/in-both.tsx";
import type { Contents } from "#app/content/contents.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";

/**
 * The same words in the language of these contents, and in one other: the first language, or the
 * second if these are the first.
 */
export function wordsInBoth(
  contents: Contents,
  wordsOf: (one: Contents) => string | undefined,
): Worded[] {
  const [first, second] = languagesOf(contents);
  const beside = contents === first ? second : first;
  const words = [contents, ...(beside ? [beside] : [])].flatMap((one): Worded[] => {
    const text = wordsOf(one);
    return text === undefined ? [] : [{ language: one.key, text }];
  });
  // Untranslated words are in the first language.
  const [own, other] = words;
  return own && other && own.text === other.text
    ? [{ ...own, language: first?.key ?? own.language }]
    : words;
}
