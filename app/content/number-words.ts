import { swahiliNumbers } from "#app/components/clock-in-words.ts";
import { numberFormat } from "#app/components/formats.ts";

// Numbers by language and noun: in Swahili, they agree with plurals that begin with ma, mi, vi and wa.
const inWords: Record<string, Record<string, string>> = {
  en: { "": "zero,one,two,three,four,five,six,seven,eight,nine,ten" },
  sw: {
    "": swahiliNumbers,
    "-ma": "sifuri,moja,mawili,matatu,manne,matano,sita,saba,manane,tisa,kumi",
    "-mi": "sifuri,mmoja,miwili,mitatu,minne,mitano,sita,saba,minane,tisa,kumi",
    "-vi": "sifuri,kimoja,viwili,vitatu,vinne,vitano,sita,saba,vinane,tisa,kumi",
    "-wa": "sifuri,mmoja,wawili,watatu,wanne,watano,sita,saba,wanane,tisa,kumi",
  },
};

/** A count as sentences have it, in words if it is small: each form with the ending of its name. */
export function countInWords(count: number, language: string): [string, string][] {
  const forms = Object.entries(inWords[language] ?? { "": "" });
  return forms.map(([ending, words]) => [ending, words.split(",")[count] || String(count)]);
}

/** A text with its numbers and percentages, such as 1,500 and 98%, in the format of the locale. */
export function numbersIn(locale: string, text: string) {
  const grouped = numberFormat(locale);
  const share = numberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return text
    .replace(/\d{1,3}(?:,\d{3})+/g, (written) =>
      grouped.format(Number(written.replaceAll(",", ""))),
    )
    .replace(/\d+(?:\.\d+)?%/g, (written) => share.format(Number.parseFloat(written) / 100));
}
