// Number words by language, for counts at the start of a sentence.
const inWords: Record<string, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten".split(" "),
};

/** A count as a sentence has it: in words, if those do not change with the noun. */
export function countInWords(count: number, language: string) {
  return inWords[language]?.[count] ?? String(count);
}

/** True for a number in words. */
export function isNumberWord(text: string) {
  return Object.values(inWords).some((words) => words.includes(text));
}

/** A text with its numbers and percentages, such as 1,500 and 98%, in the format of the locale. */
export function numbersIn(locale: string, text: string) {
  const { grouped, share } = formats.get(locale) ?? formatsOf(locale);
  return text
    .replace(/\d{1,3}(?:,\d{3})+/g, (written) =>
      grouped.format(Number(written.replaceAll(",", ""))),
    )
    .replace(/\d+(?:\.\d+)?%/g, (written) => share.format(Number.parseFloat(written) / 100));
}

// Creating a format takes longer than using it a thousand times.
const formats = new Map<string, { grouped: Intl.NumberFormat; share: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const grouped = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  formats.set(locale, { grouped, share });
  return { grouped, share };
}
