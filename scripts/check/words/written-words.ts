import table from "./lists/same-words.txt?raw";
import { quotedName } from "#app/model/fields/quoted-names.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";

/** A word or a number of a text. */
export type Word = {
  /** The same for what means the same, in both languages and in digits: "8" for eight, nane and 8th. */
  form: string;
  text: string;
  index: number;
  length: number;
  /** How many commas, full stops and brackets stand before it. */
  clause: number;
  /** A date is a month or a day of the week; a sign is a phone, a mailbox, or digits with capitals. */
  kind: "word" | "number" | "date" | "sign";
};

const rows = table.trimEnd().split(/\r?\n/).slice(1);
const stopWords = new Set(rows.shift()?.split(" "));
const units = new Set(rows.shift()?.split(" ").map(stemOf));
const forms = new Map(rows.flatMap((row) => formsOf(row.split(" "))).concat(namesOfDates()));
const numeral = `(?:${[...forms].flatMap(([word, form]) => (/^\d+$/.test(form) && /^\p{L}/u.test(word) ? [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`] : [])).join("|")})`;
const token = new RegExp(
  [
    String.raw`(?<sign>[*#][\d*#]{1,30}#|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<![\w.,-])[+0]\d(?:[ -]?\d){7,11}(?![\w-])|\b(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]+\b)`,
    String.raw`(?<day>\d{4}-\d\d-\d\d)`,
    String.raw`(?<number>\d+(?:,\d{3})*(?:[.:]\d+)?)(?:st|nd|rd|th)?`,
    String.raw`(?<!\p{L})(?<numerals>${numeral}(?:(?: na |[ -]|(?<=hundred|thousand) and )${numeral})*)(?!\p{L})`,
    String.raw`[\p{L}\p{M}]+(?:[’'](?!s\b)\p{L}+)*|[%$]`,
  ].join("|"),
  "gu",
);
const known = new Map<string, Word[]>();

/** The words of a text, but for what it quotes or fills in and where its links lead. */
export function wordsOf(text: string): Word[] {
  const before = known.get(text);
  if (before) return before;
  const blanks = (part: string) => " ".repeat(part.length);
  const typed = text.replace(quotedName, blanks).replace(/\]\([^)\s]*\)|\{\w+\}/g, blanks);
  const plain = withPlainDigits(typed);
  let [clause, end] = [0, 0];
  const words = [...plain.matchAll(token)].flatMap(({ 0: written, index, groups = {} }): Word[] => {
    if (/[.,;:!?()|\n–—“”]/.test(plain.slice(end, index))) clause += 1;
    end = index + written.length;
    const word = { text: written, index, length: written.length, clause };
    return formsIn(written, groups).map((form) => ({
      ...word,
      form,
      kind: kindOf(form, groups.sign),
    }));
  });
  // Development asks for the same texts again.
  if (known.size > 20_000) known.clear();
  known.set(text, words);
  return words;
}

function kindOf(form: string, sign?: string) {
  return sign ? "sign" : /^\d/.test(form) ? "number" : /^[dm]\d/.test(form) ? "date" : "word";
}

function formsIn(
  written: string,
  { sign, day, number, numerals }: Partial<Record<string, string>>,
) {
  // +254 700 and 0700 are one number.
  if (sign)
    return [/[@*#\p{L}]/u.test(sign) ? sign.toLowerCase() : sign.replace(/\D/g, "").slice(-9)];
  if (number) return [number.replace(/,|[:.]0+$/g, "")];
  if (numerals) return [String(sumOf(numerals.toLowerCase()))];
  if (!day) return [sharedForm(written)];
  const [year = "", month, date] = day.split("-");
  return [weekdayOf(day), String(Number(date)), `m${Number(month)}`, year];
}

// "Two hundred and fifty" and "mia mbili na hamsini" are 200 and 50, "elfu nane" is 8 times 1000.
function sumOf(numerals: string) {
  const parts = numerals.split(/ (?:na|and) /).map((part) => {
    const values = part.split(/[ -]/).map((word) => Number(forms.get(word)));
    const isTimes = values.some((value) => value >= 100);
    return values.reduce((sum, value) => (isTimes ? sum * value : sum + value));
  });
  return parts.reduce((sum, value) => sum + value);
}

/** What a word has in common with others that mean the same. */
export function sharedForm(word: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  const small = plain.toLowerCase();
  const date = forms.get(plain) ?? forms.get(plain.replace(/s$/, ""));
  return date ?? forms.get(small) ?? forms.get(stemOf(small)) ?? stemOf(small);
}

/** The form of the day of the week on which a day such as 2026-12-12 is. */
export function weekdayOf(day: string): string {
  return `d${new Date(`${day}T00:00:00Z`).getUTCDay()}`;
}

const days = [...forms].flatMap(([word, form]) => (/^d\d/.test(form) ? word : []));
const day = new RegExp(`\\d{4}-|${days.join("|")}`);

/** True for a text in which a day of the week may stand. */
export function namesDay(text: string): boolean {
  return day.test(withPlainDigits(text));
}

/** True for a word that only joins others. */
export function isStop({ form, text, kind }: Word): boolean {
  if (kind !== "word" || /^(?:[ap]m|[%$]|\p{Lu})$/u.test(text)) return false;
  return form.length < 3 || stopWords.has(form);
}

/** True for a word that measures, and stands beside many numbers. */
export function isUnit({ form }: Word): boolean {
  return units.has(form);
}

function stemOf(word: string) {
  return word.length < 4 || stopWords.has(word)
    ? word
    : word.replace(/(?:ing|ies|ed|es|s|y|e)$/, "");
}

function formsOf([form = "", ...words]: string[]): [string, string][] {
  // "Eighty" is no form of "eight".
  if (/^\d/.test(form)) return words.map((word) => [word, form]);
  const name = stemOf(form);
  return [form, ...words].flatMap((word) =>
    [word, stemOf(word)].map((one): [string, string] => [one, name]),
  );
}

// Days and months are written with a capital letter.
function namesOfDates() {
  return Array.from({ length: 19 }, (_, at) => at).flatMap((at) =>
    ["en", "sw"].flatMap((language): [string, string][] => {
      // The first of January 2023 was a Sunday.
      const day = at < 12 ? Date.UTC(2023, at) : Date.UTC(2023, 0, at - 11);
      const options = at < 12 ? { month: "long" as const } : { weekday: "long" as const };
      const name = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(day);
      const form = at < 12 ? `m${at + 1}` : `d${at - 12}`;
      return [
        [name, form],
        ...(language === "en" ? [[name.slice(0, 3), form] as [string, string]] : []),
      ];
    }),
  );
}
