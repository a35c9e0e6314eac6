import type { z } from "zod";
import { dateFormat, numberFormat } from "#app/components/formats.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { withQuoted, type Quoted } from "#app/content/fill-text.ts";
import { kinds, type folders, type lists, type singles } from "#app/content/kinds.ts";
import { linkedHelpline, linkedSite } from "#app/content/linked-facts.ts";
import { countInWords, numbersIn } from "#app/content/number-words.ts";
import { hoursInWords, timeInWords, type Clock } from "#app/content/parts/hours-in-words.ts";
import { isInSection } from "#app/content/parts/voices-of.ts";
import { today } from "#app/content/today.ts";
import type { Site } from "#app/model/site/site.ts";

type Kinds = typeof singles & typeof lists & typeof folders;
type NamedValue = [name: string, value: Quoted];

/** The language that values are written in, with its locale and the words around its times. */
type Words = { language: Language; locale: string; clock?: Clock };

/** What texts may quote of an entry of a kind; its id follows the name, as in role:asha. */
type Quotable = {
  [Kind in keyof Kinds]?: (
    entry: z.infer<Kinds[Kind]["schema"]>,
    words: Words,
  ) => Record<string, Quoted | string | undefined>;
};

const quotable: Quotable = {
  site: (site, { language }) => {
    const { name, email, phone, office, registration } = linkedSite(site);
    const duration = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
    const answerTime = numberFormat(language, duration).format(office.answersWithinHours);
    const { label: text, href } = registration ?? {};
    return {
      name,
      email,
      phone,
      "answer-time": answerTime,
      office: office.place,
      registration: text && { text, href },
    };
  },
  donate: ({ provider }) => ({ provider: provider.name }),
  helplines: (line) => {
    const { number: text, href } = linkedHelpline(line);
    return { helpline: { text, href } };
  },
  team: ({ name, role }) => ({ name, role }),
  // A figure is quoted by its id alone.
  stats: ({ value }, { language }) => {
    const isYear = /^(?:19|20)\d\d$/.test(value);
    const years = isYear ? String(Number(today().slice(0, 4)) - Number(value)) : undefined;
    return { "": numbersIn(language, value), years };
  },
  programs: ({ title }) => ({ program: title }),
  prosePages: ({ updated }, { locale }) => ({ updated: updated && dateInWords(locale, updated) }),
  events: ({ place, date: day, end, ...times }, { language, locale, clock }) => {
    const date = dateInWords(locale, day, end);
    const weekday = dateFormat(locale, { weekday: "long" });
    const days =
      end && end !== day ? date : `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${date}`;
    const time = clock ? timeInWords(times, language, clock) : "";
    // In a sentence, "From 9:00 AM" begins small.
    const inSentence = time.slice(0, 1).toLocaleLowerCase(locale) + time.slice(1);
    return { place, date, when: [days, inSentence].filter(Boolean).join(", ") };
  },
};

/** The values that texts in a language may quote; counts are those of the `shown` entries. */
export function quotedValues(
  entries: Entry[],
  shown: Entry[],
  { language, locale }: Pick<Words, "language" | "locale">,
): ReadonlyMap<string, Quoted> {
  const valid = entries.filter(({ isValid }) => isValid);
  const [site, contact, words] = ["site", "contact", "interface"].map(
    (kind) => valid.find((entry) => entry.kind === kind)?.value,
  ) as [Site?, Contents["contact"]?, Contents["interface"]?];
  const clock = words?.clock;
  const values = new Map<string, Quoted>([
    ...valid.flatMap((entry) => entryValues(entry, { language, locale, clock })),
    ...helplineValues(shown, words?.helplines),
    ...countValues(shown, language),
  ]);
  if (site && contact && clock) {
    const text = hoursInWords(site.office, language, contact.details.hours, clock);
    values.set("hours", { text });
  }
  // A quoted title may quote a figure.
  for (const [name, quoted] of values)
    values.set(name, { ...quoted, text: withQuoted(quoted.text, values) });
  return values;
}

/** The entry that a name in double braces quotes, such as role:asha; none for counts and facts of the whole site. */
export function quotedEntry(
  name: string,
  entries: Entry[],
  words: Pick<Words, "language" | "locale">,
): Entry | undefined {
  const [, id] = name.split(":");
  const isQuoted = (entry: Entry) => entryValues(entry, words).some(([own]) => own === name);
  return entries.find((entry) => id && entry.id === id && entry.isValid && isQuoted(entry));
}

function entryValues({ kind, id, value }: Entry, words: Words): NamedValue[] {
  const quotedOf = quotable[kind as keyof Kinds] as
    ((entry: unknown, words: Words) => Record<string, Quoted | string | undefined>) | undefined;
  return Object.entries(quotedOf?.(value, words) ?? {}).flatMap(([prefix, quoted]) => {
    const name = [prefix, id].filter(Boolean).join(":");
    return quoted ? [[name, typeof quoted === "string" ? { text: quoted } : quoted]] : [];
  });
}

// When each helpline answers and what a call costs, and a summary for the lines on every page.
function helplineValues(shown: Entry[], usual?: Contents["interface"]["helplines"]): NamedValue[] {
  const lines = shown.filter(({ kind }) => kind === "helplines");
  return (["open", "cost"] as const).flatMap((field): NamedValue[] => {
    const wordOf = (line: Entry) => String(valueOf(line, field) ?? usual?.[field] ?? "");
    const common = lines.filter((line) => !valueOf(line, "onlyOnHelp"));
    const words = [...new Set(common.map(wordOf))];
    const each = common.map((line) => `${textIn(line, "number")} ${wordOf(line)}`);
    const summary = words.length > 1 ? each.join(", ") : (words[0] ?? "");
    return [
      ...lines.map((line): NamedValue => [`${field}:${line.id}`, { text: wordOf(line) }]),
      [`${field}:helplines`, { text: summary }],
    ];
  });
}

function countValues(shown: Entry[], language: Language): NamedValue[] {
  const lists = kinds.filter(({ form }) => form !== "single");
  return lists.flatMap(({ name: kind, path }) => {
    // A vacancy has a heading of its own and is not in its list; some helplines are only on /help.
    const isCounted = (entry: Entry) =>
      isInSection(entry, kind) && !valueOf(entry, "heading") && !valueOf(entry, "onlyOnHelp");
    const { length: count } = shown.filter(isCounted);
    return countInWords(count, language).map(([ending, text]): NamedValue => {
      return [`count:${path.replace(/\.yaml$/, "")}${ending}`, { text, counted: { kind, count } }];
    });
  });
}

function textIn(entry: Entry, field: string) {
  return String(valueOf(entry, field));
}
