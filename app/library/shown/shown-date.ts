/** A date for machines and for readers. */
export type ShownDate = { machine: string; reader: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** "2025-03-08" as "8 March 2025", without a clock or a time zone. */
export function shownDate(date: string, language: string): ShownDate {
  return { machine: date, reader: formatOf(language).format(new Date(`${date}T00:00:00Z`)) };
}

/** "2025-03-08" to "2025-03-10" as "8–10 March 2025"; a single day as shownDate has it. */
export function shownDays(first: string, last: string | undefined, language: string): ShownDate {
  if (!last || last === first) return shownDate(first, language);
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  return { machine: first, reader: formatOf(language).formatRange(from, to) };
}

// Constructing a format takes longer than a thousand uses of it.
function formatOf(language: string) {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}
