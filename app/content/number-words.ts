// The words of a language in which a sentence may begin with a number.
const inWords: Record<string, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten".split(" "),
};

/** A count as sentences of a language have it: in words where those are the same before any noun. */
export function countInWords(count: number, language: string) {
  return inWords[language]?.[count] ?? String(count);
}

/** True for a text that is a number in words. */
export function isNumberWord(text: string) {
  return Object.values(inWords).some((words) => words.includes(text));
}

/** A text with its grouped numbers and shares, such as 1,500 and 98%, as a language writes them. */
export function numbersIn(locale: string, text: string) {
  const { grouped, share } = formats.get(locale) ?? formatsOf(locale);
  return text
    .replace(/\d{1,3}(?:,\d{3})+/g, (written) =>
      grouped.format(Number(written.replaceAll(",", ""))),
    )
    .replace(/\d+(?:\.\d+)?%/g, (written) => share.format(Number.parseFloat(written) / 100));
}

// To construct a format takes longer than a thousand uses of it.
const formats = new Map<string, { grouped: Intl.NumberFormat; share: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const grouped = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  formats.set(locale, { grouped, share });
  return { grouped, share };
}
