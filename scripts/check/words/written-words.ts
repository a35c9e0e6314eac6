import table from "./lists/same-words.txt?raw";
import { quotedName } from "#app/model/fields/quoted-names.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";

/** A word or a number of a text. */
export type Word = {
  /** The same for what means the same, in both languages and in digits: "8" for eight, nane and 8th. */
  form: string;
  /** As it is written. */
  text: string;
  index: number;
  length: number;
  /** How many commas, full stops and brackets stand before it. */
  clause: number;
  /** A date is a day of the week or a month; a sign is a phone, a mailbox, or digits with capital letters. */
  kind: "word" | "number" | "date" | "sign";
};

const token =
  /(?<sign>[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.,-])[+0]\d(?:[ -]?\d){7,11}(?![\w-])|\b(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]+\b)|(?<date>\d{4}-\d\d-\d\d)|(?<number>\d+(?:,\d{3})*(?:[.:]\d+)?)(?:st|nd|rd|th)?|[\p{L}\p{M}]+(?:[’'](?!s\b)\p{L}+)*|[%$]/gu;
const stop = /[.,;:!?()|\n–—“”]/;
const stopWords = new Set(
  "the and for with from that this these those have has had are was were will would can could may our your their her his its they them she you who whom what when where which why how not all any each every than then into onto over under about after before also only very out off yes but been being such there here just some now new own same said say says per until till through during between within kwa wa ya na la za cha vya katika kama hii hiyo hizi huu hao wao wetu yetu zetu letu kila pia tu ili au lakini ambao ambaye wale hadi mpaka baada kabla kutoka sasa tarehe bila more most other others".split(
    " ",
  ),
);
const forms = readForms();
const units = new Set(
  "hour minute day week month year term time percent currency kilometre am pm morning afternoon evening night"
    .split(" ")
    .map(formOf),
);
const known = new Map<string, Word[]>();

/** The words of a text, but for what it quotes and where its links lead. */
export function wordsOf(text: string): Word[] {
  const before = known.get(text);
  if (before) return before;
  const blanks = (part: string) => " ".repeat(part.length);
  const typed = text.replace(quotedName, blanks).replace(/\]\([^)\s]*\)|\{\w+\}/g, blanks);
  const words = withWholeNumbers(tokensOf(withPlainDigits(typed)));
  // Development asks for the same texts again.
  if (known.size > 20_000) known.clear();
  known.set(text, words);
  return words;
}

/** True for a word that only joins others. */
export function isStop({ form, text, kind }: Word): boolean {
  return (
    kind === "word" &&
    !/^(?:[ap]m|[%$]|\p{Lu})$/u.test(text) &&
    (form.length < 3 || stopWords.has(form))
  );
}

/** True for a word that measures, and stands beside many numbers. */
export function isUnit({ form }: Word): boolean {
  return units.has(form);
}

/** What a word has in common with others that mean the same. */
export function formOf(word: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  const small = plain.toLowerCase();
  // On Mondays.
  const dated = forms.get(plain.replace(/s$/, ""));
  return forms.get(plain) ?? forms.get(small) ?? dated ?? forms.get(stemOf(small)) ?? stemOf(small);
}

function stemOf(word: string) {
  return word.length < 4 || stopWords.has(word)
    ? word
    : word.replace(/(?:ing|ies|ed|es|s|y|e)$/, "");
}

function tokensOf(text: string): Word[] {
  let [clause, end] = [0, 0];
  return [...text.matchAll(token)].flatMap(({ 0: written, index, groups = {} }): Word[] => {
    if (stop.test(text.slice(end, index))) clause += 1;
    end = index + written.length;
    const { sign, date, number } = groups;
    const word = { text: written, index, length: written.length, clause };
    if (sign) return [{ ...word, form: formOfSign(sign), kind: "sign" }];
    if (date) return formsOfDay(date).map((form) => ({ ...word, form, kind: kindOf(form) }));
    const form = number ? number.replace(/,|[:.]0+$/g, "") : formOf(written);
    return [{ ...word, form, kind: kindOf(form) }];
  });
}

function kindOf(form: string) {
  return /^\d/.test(form) ? "number" : /^[dm]\d/.test(form) ? "date" : "word";
}

// +254 700 and 0700 are one number.
function formOfSign(sign: string) {
  return /[@\p{L}]/u.test(sign) ? sign.toLowerCase() : sign.replace(/\D/g, "").slice(-9);
}

function formsOfDay(date: string) {
  const [year = "", month, day] = date.split("-");
  return [
    `d${new Date(`${date}T00:00:00Z`).getUTCDay()}`,
    `${Number(day)}`,
    `m${Number(month)}`,
    year,
  ];
}

// "Two hundred and fifty" and "mia mbili na hamsini" are one number each.
function withWholeNumbers(words: Word[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + 1);
    for (;;) {
      const [last, next, after] = [run.at(-1)!, words[at + 1], words[at + 2]];
      const isJoint = /^(?:and|na)$/.test(next?.text ?? "") && sumOf(run) % 10 === 0;
      const part = isJoint && after ? after : next;
      if (!part || !isContinued(last, part)) break;
      run.push(part);
      at += part === after ? 2 : 1;
    }
    const [first, last] = [run[0]!, run.at(-1)!];
    const length = last.index + last.length - first.index;
    found.push(run.length > 1 ? { ...first, form: String(sumOf(run)), length } : first);
  }
  return found;
}

function isContinued(last: Word, part: Word) {
  if (last.kind !== "number" || part.kind !== "number" || last.clause !== part.clause) return false;
  const isDigits = [last, part].map(({ text }) => /\d/.test(text));
  const isTimes = [last, part].some(({ text }) => leading.test(text) || following.test(text));
  return isTimes || !(isDigits[0] ?? isDigits[1]);
}

const leading = /^(?:mia|elfu|milioni)$/i;
const following = /^(?:hundred|thousand|million)$/i;

// In English what multiplies follows, in Swahili it leads.
function sumOf(run: Word[]): number {
  let [total, times, current] = [0, 1, 0];
  const counted = () => times * (times > 1 ? current || 1 : current);
  for (const { form, text } of run) {
    const value = Number(form);
    if (following.test(text)) {
      current = (current || 1) * value;
      if (value > 100) [total, current] = [total + current, 0];
    } else if (leading.test(text)) [total, times, current] = [total + counted(), value, 0];
    else if (times === 100 && current > 0) [total, times, current] = [total + counted(), 1, value];
    else current += value;
  }
  return total + counted();
}

// Days and months are words with a capital letter.
function readForms(): ReadonlyMap<string, string> {
  const rows = table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(" "));
  const found = new Map(
    rows.flatMap(([form = "", ...words]) =>
      [form, ...words].flatMap(
        (word) =>
          [
            [word, form],
            [stemOf(word), form],
          ] as const,
      ),
    ),
  );
  for (const [letter, count, part] of [
    ["d", 7, "weekday"],
    ["m", 12, "month"],
  ] as const)
    for (const [language, style] of [
      ["en", "long"],
      ["en", "short"],
      ["sw", "long"],
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: "UTC" });
      // The first of January 2023 was a Sunday.
      for (let at = 0; at < count; at += 1)
        found.set(
          format.format(letter === "d" ? Date.UTC(2023, 0, 1 + at) : Date.UTC(2023, at)),
          `${letter}${letter === "d" ? at : at + 1}`,
        );
    }
  return found;
}
