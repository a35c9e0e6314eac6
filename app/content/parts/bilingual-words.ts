import type { LanguageText } from "#app/components/bilingual-text.tsx";
import type { Contents } from "#app/content/contents.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";

/** The same words in the language of these contents and in the first language, or the second beside the first. */
export function bilingualWords(
  contents: Contents,
  wordsOf: (language: Contents) => string | undefined,
): LanguageText[] {
  const [first, second] = languagesOf(contents);
  const beside = contents === first ? second : first;
  const words = [contents, ...(beside ? [beside] : [])].flatMap((language): LanguageText[] => {
    const text = wordsOf(language);
    return text === undefined ? [] : [{ language: language.key, text }];
  });
  // Untranslated words are in the first language.
  const [word, other] = words;
  return word && other && word.text === other.text
    ? [{ ...word, language: first?.key ?? word.language }]
    : words;
}
