import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { withQuoted, type Quoted } from "#app/content/fill-text.ts";
import { kinds } from "#app/content/kinds.ts";
import { usualWords } from "#app/content/languages/defaults.ts";
import { countInWords, numbersIn } from "#app/content/number-words.ts";
import { hoursInWords, timeInWords } from "#app/content/parts/hours-in-words.ts";
import { phoneLink } from "#app/content/parts/ways-to-reach.ts";
import { today } from "#app/content/today.ts";

/** What texts in a language may quote, of its entries; `shown` are those that are counted. */
export function quotedValues(
  entries: Entry[],
  shown: Entry[],
  language: Language,
): ReadonlyMap<string, Quoted> {
  const valid = entries.filter(({ isValid }) => isValid);
  const [site, contact, donate] = ["site", "contact", "donate"].map(
    (kind) => valid.find((entry) => entry.kind === kind)?.value,
  ) as [Contents["site"]?, Contents["contact"]?, Contents["donate"]?];
  const values = new Map<string, Quoted>();
  const textOf = (entry: Entry, field: string) => String(valueOf(entry, field));
  for (const entry of valid) {
    if (entry.kind === "stats") {
      const value = textOf(entry, "value");
      const years = Number(today().slice(0, 4)) - Number(value);
      values.set(entry.id, { text: numbersIn(language, value) });
      if (/^(?:19|20)\d\d$/.test(value)) values.set(`years:${entry.id}`, { text: String(years) });
    }
    for (const [kind, field] of quotedFields)
      if (entry.kind === kind && valueOf(entry, field))
        values.set(`${field}:${entry.id}`, { text: textOf(entry, field) });
    if (entry.kind !== "helplines") continue;
    const text = textOf(entry, "number");
    values.set(`helpline:${entry.id}`, { text, href: phoneLink(text) });
  }
  if (site) {
    const { name, email, phone } = site;
    values.set("name", { text: name });
    values.set("email", { text: email, href: `mailto:${email}` });
    // A number that is made up may be somebody's.
    if (phone)
      values.set("phone", { text: phone, href: site.sample ? undefined : phoneLink(phone) });
    const { answersWithinHours: hours } = site.office;
    const duration = new Intl.NumberFormat(language, {
      style: "unit",
      unit: "hour",
      unitDisplay: "long",
    });
    values.set("answer-time", { text: duration.format(hours) });
    const pattern = (contact ?? usualWords(language).contact)?.details?.hours;
    if (pattern) values.set("hours", { text: hoursInWords(site.office, language, pattern) });
    if (site.office.place) values.set("office", { text: site.office.place });
    const { label: text, href } = site.registration ?? { label: "" };
    if (text) values.set("registration", { text, href });
  }
  if (donate) {
    const { provider, giving } = donate;
    const ways = [provider, provider.paybill ?? provider.till, giving.bank].filter(Boolean);
    values.set("count:ways-to-give", { text: countInWords(ways.length, language) });
  }
  for (const [name, text] of helplineWords(shown, language)) values.set(name, { text });
  for (const { name, form, path } of kinds) {
    if (form === "single") continue;
    // What has a heading of its own stands apart from the list, such as a vacancy; some numbers are only on /help.
    const counted = shown.filter(
      (entry) => entry.kind === name && !valueOf(entry, "heading") && !valueOf(entry, "onlyOnHelp"),
    );
    values.set(`count:${path.replace(/\.yaml$/, "")}`, {
      text: countInWords(counted.length, language),
    });
  }
  for (const entry of valid) {
    const [date, end] = ["date", "end"].map((field) => valueOf(entry, field) as string | undefined);
    const text = withQuoted(textOf(entry, "title"), values);
    if (entry.kind === "programs") values.set(`program:${entry.id}`, { text });
    // English dates are those of its country.
    const locale = site?.language.startsWith(language) ? site.language : language;
    const updated = valueOf(entry, "updated") as string | undefined;
    if (entry.kind === "prosePages" && updated)
      values.set(`updated:${entry.id}`, { text: dateInWords(locale, updated) });
    if (entry.kind !== "events" || !date) continue;
    const days = dateInWords(locale, date, end);
    const time = String(valueOf(entry, "time") ?? "");
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const named = end ? days : `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${days}`;
    values.set(`date:${entry.id}`, { text: days });
    values.set(`when:${entry.id}`, {
      text: [named, timeInWords(time, language)].filter(Boolean).join(", "),
    });
  }
  return values;
}

// Fields that texts quote as they are, by the name of the field and the id of the entry.
const quotedFields = [
  ["team", "name"],
  ["team", "role"],
  ["events", "place"],
] as const;

// When lines answer and what a call costs: of each, and in one word of those on every page.
function helplineWords(shown: Entry[], language: Language) {
  const lines = shown.filter(({ kind }) => kind === "helplines");
  return (["open", "cost"] as const).flatMap((field): [string, string][] => {
    const wordOf = (line: Entry) =>
      String(valueOf(line, field) ?? usualWords(language).helplines?.[field] ?? "");
    const ofAll = lines.filter((line) => !valueOf(line, "onlyOnHelp"));
    const words = new Set(ofAll.map(wordOf));
    const each = ofAll.map((line) => `${String(valueOf(line, "number"))} ${wordOf(line)}`);
    const all = words.size > 1 ? each.join(", ") : ([...words][0] ?? "");
    return [
      ...lines.map((line): [string, string] => [`${field}:${line.id}`, wordOf(line)]),
      [`${field}:helplines`, all],
    ];
  });
}
