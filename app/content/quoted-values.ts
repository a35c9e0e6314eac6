import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { withQuoted, type Quoted } from "#app/content/fill-text.ts";
import { kinds } from "#app/content/kinds.ts";
import { numberWords } from "#app/content/number-words.ts";
import { hoursInSwahili, hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { phoneLink } from "#app/content/parts/ways-to-reach.ts";

/** What texts in a language may quote; `shown` are the entries that are counted. */
export function quotedValues(
  entries: Entry[],
  shown: Entry[],
  language: Language,
): ReadonlyMap<string, Quoted> {
  const valid = entries.filter(({ isValid }) => isValid);
  const [site, contact] = ["site", "contact"].map(
    (kind) => valid.find((entry) => entry.kind === kind)?.value,
  ) as [Contents["site"]?, Contents["contact"]?];
  const values = new Map<string, Quoted>();
  const textOf = (entry: Entry, field: string) => String(valueOf(entry, field));
  for (const entry of valid) {
    if (entry.kind === "stats") values.set(entry.id, { text: textOf(entry, "value") });
    if (entry.kind !== "helplines") continue;
    const text = textOf(entry, "number");
    values.set(`helpline:${entry.id}`, { text, href: phoneLink(text) });
  }
  if (site) {
    const { email, phone } = site;
    values.set("email", { text: email, href: `mailto:${email}` });
    // A number that is made up may be somebody's.
    values.set("phone", { text: phone, href: site.sample ? undefined : phoneLink(phone) });
    const { answersWithinHours: hours } = site.office;
    values.set("answer-time", { text: language === "sw" ? `saa ${hours}` : `${hours} hours` });
    if (language === "sw") values.set("hours", { text: hoursInSwahili(site.office) });
    else if (contact) values.set("hours", { text: hoursInWords({ site, contact }) });
  }
  for (const { name, form, path } of kinds) {
    if (form === "single") continue;
    // What has a heading of its own stands apart from the list, such as a vacancy.
    const own = shown.filter((entry) => entry.kind === name && !valueOf(entry, "heading"));
    values.set(`count:${path.replace(/\.yaml$/, "")}`, {
      text: countInWords(own.length, language),
    });
  }
  for (const entry of valid) {
    const [date, end] = ["date", "end"].map((field) => valueOf(entry, field) as string | undefined);
    const words =
      language === "sw" && (valueOf(entry, "swahili") as { title?: string } | undefined);
    const text = withQuoted((words ? words.title : undefined) ?? textOf(entry, "title"), values);
    if (entry.kind === "programs") values.set(`program:${entry.id}`, { text });
    if (entry.kind === "events" && date)
      values.set(`date:${entry.id}`, {
        text: dateInWords(language === "sw" ? "sw" : (site?.language ?? "en"), date, end),
      });
  }
  return values;
}

// In Swahili a number in words takes the class of what is counted.
function countInWords(count: number, language: Language) {
  const word = language === "en" && count <= 10 ? numberWords.en[count] : undefined;
  return word ?? String(count);
}
