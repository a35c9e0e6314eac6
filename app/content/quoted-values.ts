import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { withQuoted, type Quoted } from "#app/content/fill-text.ts";
import { kinds } from "#app/content/kinds.ts";
import { linkedHelpline, linkedSite } from "#app/content/linked-facts.ts";
import { countInWords, numbersIn } from "#app/content/number-words.ts";
import { hoursInWords, timeInWords, type Clock } from "#app/content/parts/hours-in-words.ts";
import { today } from "#app/content/today.ts";
import type { Helpline } from "#app/model/entries/helpline.ts";
import type { CharityEvent } from "#app/model/entries/posts.ts";
import type { Donate } from "#app/model/pages/donate.ts";
import type { Site } from "#app/model/site/site.ts";

type NamedValue = [name: string, value: Quoted];

/** The values that texts in a language may quote; counts are those of the `shown` entries. */
export function quotedValues(
  entries: Entry[],
  shown: Entry[],
  language: Language,
): ReadonlyMap<string, Quoted> {
  const valid = entries.filter(({ isValid }) => isValid);
  const [site, contact, donate, words] = ["site", "contact", "donate", "interface"].map(
    (kind) => valid.find((entry) => entry.kind === kind)?.value,
  ) as [Site?, Contents["contact"]?, Donate?, Contents["interface"]?];
  const clock = words?.clock;
  // English dates follow the country of the site.
  const locale = site?.language.startsWith(language) ? site.language : language;
  const values = new Map<string, Quoted>([
    ...valid.flatMap((entry) => entryValues(entry, language)),
    ...valid.flatMap((entry) => dateValues(entry, locale, language, clock)),
    ...(site ? siteValues(site, language) : []),
    ...helplineValues(shown, words?.helplines),
    ...countValues(shown, language, donate),
  ]);
  if (site && contact && clock) {
    const text = hoursInWords(site.office, language, contact.details.hours, clock);
    values.set("hours", { text });
  }
  for (const program of valid.filter(({ kind }) => kind === "programs"))
    values.set(`program:${program.id}`, { text: withQuoted(textIn(program, "title"), values) });
  return values;
}

// Fields that texts quote unchanged, as the field's name and the entry's id.
const quotedFields: Partial<Record<string, string[]>> = {
  team: ["name", "role"],
  events: ["place"],
};

function entryValues(entry: Entry, language: Language): NamedValue[] {
  const { kind, id } = entry;
  if (kind === "helplines") {
    const { number: text, href } = linkedHelpline(entry.value as Helpline);
    return [[`helpline:${id}`, { text, href }]];
  }
  if (kind === "stats") {
    const value = textIn(entry, "value");
    const figure: NamedValue = [id, { text: numbersIn(language, value) }];
    if (!/^(?:19|20)\d\d$/.test(value)) return [figure];
    const years = Number(today().slice(0, 4)) - Number(value);
    return [figure, [`years:${id}`, { text: String(years) }]];
  }
  const fields = quotedFields[kind]?.filter((field) => valueOf(entry, field)) ?? [];
  return fields.map((field) => [`${field}:${id}`, { text: textIn(entry, field) }]);
}

function siteValues(site: Site, language: Language): NamedValue[] {
  const { name, email, phone, office, registration } = linkedSite(site);
  const duration = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
  const answerTime = new Intl.NumberFormat(language, duration).format(office.answersWithinHours);
  const values: [name: string, value: Quoted | undefined][] = [
    ["name", { text: name }],
    ["email", email],
    ["phone", phone],
    ["answer-time", { text: answerTime }],
    ["office", office.place ? { text: office.place } : undefined],
    ["registration", registration && { text: registration.label, href: registration.href }],
  ];
  return values.filter((named): named is NamedValue => named[1] !== undefined);
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

function countValues(shown: Entry[], language: Language, donate?: Donate): NamedValue[] {
  const counts = kinds
    .filter(({ form }) => form !== "single")
    .map(({ name, path }): [list: string, count: number] => {
      // A vacancy has a heading of its own and is not in its list; some helplines are only on /help.
      const isCounted = (entry: Entry) =>
        entry.kind === name && !valueOf(entry, "heading") && !valueOf(entry, "onlyOnHelp");
      return [path.replace(/\.yaml$/, ""), shown.filter(isCounted).length];
    });
  if (donate) {
    const { provider, giving } = donate;
    const ways = [provider, provider.paybill ?? provider.till, giving.bank].filter(Boolean);
    counts.push(["ways-to-give", ways.length]);
  }
  return counts.flatMap(([list, count]) =>
    countInWords(count, language).map(([ending, text]): NamedValue => {
      return [`count:${list}${ending}`, { text, isCount: true }];
    }),
  );
}

function dateValues(entry: Entry, locale: string, language: Language, clock?: Clock): NamedValue[] {
  const { kind, id } = entry;
  const updated = kind === "prosePages" && valueOf(entry, "updated");
  if (updated) return [[`updated:${id}`, { text: dateInWords(locale, String(updated)) }]];
  if (kind !== "events") return [];
  const { date, end, ...times } = entry.value as CharityEvent;
  const days = dateInWords(locale, date, end);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const fullDays = end ? days : `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${days}`;
  const when = [fullDays, clock && timeInWords(times, language, clock)].filter(Boolean).join(", ");
  return [
    [`date:${id}`, { text: days }],
    [`when:${id}`, { text: when }],
  ];
}

function textIn(entry: Entry, field: string) {
  return String(valueOf(entry, field));
}
