import table from "./facts.txt?raw";
import type { Language } from "#app/content/entries.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import {
  numberPatterns,
  numberValue,
  wordPatterns,
} from "#scripts/check/words/facts/number-values.ts";
import { bareNumber, email } from "#scripts/check/words/known-contacts.ts";
import { patternList } from "#scripts/check/words/pattern-list.ts";

/** What a pattern found: all of it, and its parts by their names. */
export type Groups = Partial<Record<string, string>> & { all: string };

/** Reads what a pattern found; what is no fact after all is left to the readers that follow. */
type Read = (
  found: Groups,
  language: Language,
) => (Pick<Fact, "kind" | "key"> & Partial<Fact>) | false | undefined;

/** The days of the week, Sunday first. */
export const weekdayNames: Record<Language, string[]> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  sw: "Jumapili Jumatatu Jumanne Jumatano Alhamisi Ijumaa Jumamosi".split(" "),
};
const months: Record<Language, string[]> = {
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
  sw: "Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba".split(
    " ",
  ),
};

const valueIn = ({ number = "" }: Groups, language: Language) =>
  String(numberValue(number, language));
const readers: Record<string, Read> = {
  mail: ({ all }) => ({ kind: "mail", key: all.toLowerCase() }),
  phone: ({ all }) => ({ kind: "phone", key: bareNumber(all) }),
  called: ({ all }) => ({ kind: "phone", key: all, isCalled: true }),
  "day of a year": ({ key = "", year }) => ({ kind: "date", key, year }),
  date({ day = "", month = "", year, weekday }, language) {
    const at = months[language].findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
    return { kind: "date", key: `${twoDigits(at)}-${day.padStart(2, "0")}`, year, weekday };
  },
  days: ({ all }, language) => ({ kind: "days", key: daysOf(all, weekdayNames[language]) }),
  clock: clockTime,
  "english time": (found, language) => language === "en" && englishTime(found),
  "swahili time": (found, language) => language === "sw" && swahiliTime(found),
  amount: (found, language) =>
    (found.before ?? found.after) ? { kind: "amount", key: valueIn(found, language) } : undefined,
  percent: (found, language) =>
    (found.before ?? found.after) ? { kind: "percent", key: valueIn(found, language) } : undefined,
  number: (found, language) => ({ kind: "number", key: valueIn(found, language) }),
};
/** What finds facts in a text of a language, the surest first. */
export const factReaders = { en: readersOf("en"), sw: readersOf("sw") };

function readersOf(language: Language) {
  const shortened = (names: string[]) => names.flatMap((name) => [name, name.slice(0, 3)]);
  const names = weekdayNames[language];
  const days = language === "en" ? [...shortened(names), "Tues", "Thurs"] : names;
  const { groups } = patternList(table, {
    mail: email.source,
    days: days.join("|"),
    "day-names": names.join("|"),
    months: [...shortened(months[language]), "Sept"].join("|"),
    number: numberPatterns[language],
    "number-words": wordPatterns[language],
  });
  return (groups.get("facts") ?? []).map(([name, pattern]) => {
    const read = readers[name];
    if (!read) throw new TypeError(`Nothing reads ${name} of facts.txt.`);
    // Days and months begin with a capital letter.
    return { read, pattern: new RegExp(pattern, /^da/.test(name) ? "gu" : "giu") };
  });
}

// The days that are named, or those from the first to the last of them, as digits from Sunday on.
function daysOf(written: string, names: string[]) {
  if (/^(?:every|daily|kila)/i.test(written)) return "0123456";
  if (/^week/i.test(written)) return "12345";
  const found = written.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const numbers = found.map((one) => {
    const whole = names.indexOf(one.replace(/s$/, ""));
    return whole < 0 ? names.findIndex((name) => name.startsWith(one.slice(0, 3))) : whole;
  });
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isRange = numbers.length === 2 && /-|–|\b(?:to|until|through|hadi|mpaka)\b/.test(written);
  const all = isRange
    ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
    : numbers;
  return [...new Set(all)].sort().join("");
}

function clockTime({ hour = "", sign, minute = "00", half, then, later }: Groups) {
  const at = Number(hour);
  if (at > 23 || !(half ?? later ?? (sign === ":" && hour.length + minute.length > 2)))
    return undefined;
  // "8 to 5 pm" begins in the morning.
  const isLate = half
    ? /p/i.test(half)
    : later && (at % 12 < Number(then) % 12 || at === 12) === /p/i.test(later);
  return timeOf((half ?? later) ? (at % 12) + (isLate ? 12 : 0) : at, Number(minute));
}

// Where no part of the day is said, people are awake: "at five" is in the afternoon.
function englishTime({ number = "", past, clock, part = "", night, bare, named }: Groups) {
  if (named) return timeOf(/midnight/i.test(named) ? 0 : 12, 0);
  if (!bare && !past && !clock && !part && !night) return undefined;
  const at = numberValue(bare ?? number, "en");
  if (at > 12 || at < 1) return undefined;
  const isLate = night || /after|eve/.test(part) || (!part && (at < 7 || at === 12));
  return timeOf((at % 12) + (isLate ? 12 : 0), past ? 30 : 0);
}

// The hours of the day and of the night are counted from six.
function swahiliTime({ number = "", past = "", part, later }: Groups) {
  const at = numberValue(number, "sw");
  if (at > 12 || !(part ?? later)) return undefined;
  const isNight = part === "usiku" || part === "alfajiri" || (part === "asubuhi" && at === 12);
  const minutes = /nusu/.test(past) ? 30 : /kasoro/.test(past) ? -15 : /robo/.test(past) ? 15 : 0;
  return timeOf(at + (isNight ? 18 : 6), minutes);
}

function timeOf(hour: number, minute: number) {
  const all = (hour * 60 + minute + 1440) % 1440;
  return {
    kind: "time" as const,
    key: `${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}`,
  };
}

function twoDigits(value: number) {
  return String(value).padStart(2, "0");
}
