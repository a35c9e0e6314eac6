import type { LanguageText } from "#app/components/bilingual-text.tsx";
import type { Contents } from "#app/content/contents.ts";
import { contentsOfText, languagesOf } from "#app/content/parts/contents-at.ts";

/** A text in the language of these contents and in the first language, or the second beside the first; once if it is the same. */
export function bilingualText(
  contents: Contents,
  field: string,
  textIn: (other: Contents) => string | undefined,
): LanguageText[] {
  const [first, second] = languagesOf(contents);
  const beside = contents === first ? second : first;
  const texts = [contents, ...(beside ? [beside] : [])].flatMap((other) => {
    const text = textIn(other);
    const { language } = contentsOfText(other, field);
    return text === undefined ? [] : [{ language, text }];
  });
  const isSame = texts[0]?.language === texts[1]?.language || texts[0]?.text === texts[1]?.text;
  return isSame ? texts.slice(0, 1) : texts;
}

/** The name of a helpline in two languages. */
export function helplineNames(contents: Contents, id: string): LanguageText[] {
  const nameIn = ({ helplines }: Contents) => helplines.find((line) => line.id === id)?.name;
  return bilingualText(contents, `helplines.${id}.name`, nameIn);
}
