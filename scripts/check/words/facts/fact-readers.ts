import type { Language } from "#app/content/entries.ts";
import type { Fact, FactKind } from "#scripts/check/words/facts/fact.ts";
import { bareNumber, email } from "#scripts/check/words/known-contacts.ts";
import {
  numberPatterns,
  numberValue,
  wordPatterns,
} from "#scripts/check/words/facts/number-values.ts";

/** What a pattern found: all of it, and its parts by their names. */
export type Groups = Partial<Record<string, string>> & { all: string };

/** Finds facts of one kind; a match that is none after all is left to the readers that follow. */
type FactReader = {
  kind: FactKind;
  pattern: RegExp;
  read: (found: Groups) => (Pick<Fact, "key"> & Partial<Fact>) | undefined;
};

/** The days of the week, Sunday first. */
export const weekdayNames: Record<Language, string[]> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  sw: "Jumapili Jumatatu Jumanne Jumatano Alhamisi Ijumaa Jumamosi".split(" "),
};
const months: Record<Language, string> = {
  en: "January February March April May June July August September October November December",
  sw: "Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba",
};

const call =
  "\\b(?:call|dial|ring|phone|sms|hot ?line|help ?line|toll[- ]free|piga(?: simu)?|pigia|simu|laini)s?";
const filler =
  "(?:[\\s,:/(*–-]|\\b(?:us|the|on|at|is|number|no\\.?|police|child|line|free|hot ?line|help ?line|toll|ya|kwa|namba|nambari|bure|or|au|and|na|\\d{3,5})\\b)*";
const end =
  "(?=\\s*(?:[.,;:!?)(–—*-](?!\\d)|/(?=\\d{3}|\\s)|$)|\\s+(?:or|and|to|for|at|any|if|when|day|now|in|is|are|on|toll|free|au|na|bila|kama|saa|kwa|bure)(?!\\p{L}))";
const short = "(?<![\\d.,]|\\d[ )-]{1,2})\\d{3,5}(?![ )-]{1,2}\\d)";
const longNumber = /(?<![\p{L}\p{N}.,-])[+0]\d(?:[ -]?\d){7,11}(?![\p{L}\p{N}-])/gu;
const isoDate = /(?<![\d-])(?<year>(?:19|20)\d\d)-(?<key>(?:0[1-9]|1[0-2])-[0-3]\d)(?![\d-])/g;

const clock =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:(?<sign>[:.])(?<minute>[0-5]\d))?(?: ?(?<half>[ap])\.?m\b)?(?![\d:])(?= ?(?:-|–|to|until|till|and|hadi) ?(?<then>\d{1,2})(?:[:.]\d\d)? ?(?<later>[ap])\.?m\b|)/giu;
const partOfDay = "asubuhi|mchana|alasiri|jioni|usiku|alfajiri";
const spokenEnglish = new RegExp(
  `(?<=\\b(?:at|until|till|by|from|before|after|to) )(?<bare>${wordPatterns.en})(?=[.,;!?)]|$| (?:to|until|till|and|on|every|each|sharp)\\b)|` +
    `\\b(?<past>half past )?(?<number>${wordPatterns.en}|\\d{1,2}(?= o[’'\`]clock| in the))(?<clock> o[’'\`]clock)?` +
    "(?: in the (?<part>morning|afternoon|evening)| (?<night>at night))?|\\b(?<named>noon|midday|midnight)\\b",
  "giu",
);
const spokenSwahili = new RegExp(
  `\\bsaa (?<number>${numberPatterns.sw})(?: (?<past>na nusu|na robo|kasoro ?robo))?(?: (?:ya |za )?(?<part>${partOfDay})\\b)?` +
    `(?=(?: hadi| mpaka| na)(?: saa)? [^.;]{1,40}?\\b(?<later>${partOfDay})\\b|)`,
  "giu",
);
// An age, a class or a number in a series counts nothing.
const apart =
  "(?<![#№/:–-] ?|\\b(?:aged?|form|grade|class|standard|miaka|kidato cha|darasa la|page) )(?<![\\p{L}-])";
/** What finds facts in a text of a language, the surest first. */
export const factReaders: Record<Language, FactReader[]> = {
  en: readersOf("en"),
  sw: readersOf("sw"),
};

function readersOf(language: Language): FactReader[] {
  const isEnglish = language === "en";
  const names = weekdayNames[language];
  const shortened = (all: string[]) => all.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
  const days = isEnglish ? `${shortened(names)}|Tues|Thurs` : names.join("|");
  const weekday = `(?:\\b(?<weekday>${days})\\b\\.?,?(?: the| tarehe)? )?`;
  const day = "(?<![\\d.:/])(?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?(?![\\d.:])";
  const more = "(?: ?(?:–|-|to|and|hadi|na) ?\\d{1,2}(?:st|nd|rd|th)?)?";
  const month = `(?<month>${shortened(months[language].split(" "))}|Sept)\\b(?:\\.(?=,? \\d))?`;
  const year = "(?:,? (?<year>(?:19|20)\\d\\d)\\b)?";
  const dayFirst = `${day}${more}(?: of| mwezi wa)? ${month}`;
  const between = isEnglish
    ? "(?:, and|,| and| to| until| through|-| -| –|–)"
    : "(?:,| na| hadi| mpaka|-|–)";
  const several = `\\b(?:${days})s?(?:${between} ?(?:${days})s?)+\\b|\\b(?:${names.join("|")})s?\\b`;
  const always = isEnglish
    ? "|\\b[Ww]eekdays\\b|\\b(?:[Ee]very day|[Dd]aily)\\b"
    : "|\\b[Kk]ila siku\\b";
  const plain = `(?<![\\d.,/])(?<number>${numberPatterns[language]})`;
  const number = `(?<!\\p{L})${plain}`;
  const before =
    "(?<before>\\b(?:KES|KSh|Shs?|USD|EUR|GBP|shilingi(?: za kenya)?|dola)\\.? ?|[$€£] ?)?";
  const after = "(?<after> ?(?:shillings?|bob|dollars?|euros?|pounds?)\\b|/[=-])?";
  const share = `(?<before>\\basilimia )?(?<!\\p{L})${plain}(?<after> ?(?:%|percent\\b|per cent\\b))?`;
  const noCount = "(?![\\d\\p{L}/:–-]|[.,]\\d| years? old\\b)";
  const numberKey = ({ number = "" }: Groups) => ({ key: String(numberValue(number, language)) });
  const withUnit = (found: Groups) => (found.before || found.after ? numberKey(found) : undefined);
  const writtenDate = ({ day = "", month = "", year, weekday }: Groups) => {
    const all = months[language].split(" ");
    const at = all.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
    return { key: `${String(at).padStart(2, "0")}-${day.padStart(2, "0")}`, year, weekday };
  };
  const rows: [FactKind, RegExp | string, FactReader["read"]][] = [
    ["mail", email, ({ all }) => ({ key: all.toLowerCase() })],
    ["phone", longNumber, ({ all }) => ({ key: bareNumber(all) })],
    ["phone", `(?<=${call}${filler} ?)${short}${end}`, ({ all }) => ({ key: all, isCalled: true })],
    ["date", isoDate, ({ key = "", year }) => ({ key, year })],
    ["date", weekday + dayFirst + year, writtenDate],
    ["date", `${weekday}${month} ${day}${year}`, writtenDate],
    ["days", several + always, ({ all }) => ({ key: daysOf(all, names) })],
    ["time", clock, clockTime],
    ["time", isEnglish ? spokenEnglish : spokenSwahili, isEnglish ? englishTime : swahiliTime],
    ["amount", before + plain + after, withUnit],
    ["percent", share, withUnit],
    ["number", apart + number + noCount, numberKey],
  ];
  return rows.map(([kind, pattern, read]) => {
    const flags = kind === "date" || kind === "days" ? "gu" : "giu";
    return {
      kind,
      pattern: typeof pattern === "string" ? new RegExp(pattern, flags) : pattern,
      read,
    };
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
  return { key: timeKey((half ?? later) ? (at % 12) + (isLate ? 12 : 0) : at, Number(minute)) };
}

function englishTime({ number = "", past, clock, part, night, bare, named }: Groups) {
  if (named) return { key: timeKey(/midnight/i.test(named) ? 0 : 12, 0) };
  if (!bare && !past && !clock && !part && !night) return undefined;
  const at = numberValue(bare ?? number, "en");
  if (at > 12 || at < 1) return undefined;
  const isLate = night !== undefined || /(?:after|eve)/.test(part ?? "");
  return { key: timeKey((at % 12) + (isLate ? 12 : 0), past ? 30 : 0), isVague: !part && !night };
}

// The hours of the day and of the night are counted from six.
function swahiliTime({ number = "", past = "", part, later }: Groups) {
  const at = numberValue(number, "sw");
  if (at > 12 || !(part ?? later)) return undefined;
  const isNight = part === "usiku" || part === "alfajiri" || (part === "asubuhi" && at === 12);
  const minutes = /nusu/.test(past) ? 30 : /kasoro/.test(past) ? -15 : /robo/.test(past) ? 15 : 0;
  return { key: timeKey(at + (isNight ? 18 : 6), minutes) };
}

function timeKey(hour: number, minute: number) {
  const all = (((hour * 60 + minute) % 1440) + 1440) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`;
}
