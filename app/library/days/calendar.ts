import { firstDay, lastDay } from "#app/library/days/public-days.ts";
import { isDay, laterDay, sameDayIn } from "#app/library/days/today.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";

/** Something that changes on a day without anybody's doing, and where that is written. */
export type Change = { day: string; file: string; line: number; says: string };

const things: Record<string, string> = {
  posts: "post",
  prosePages: "page",
  news: "news",
  events: "event",
  opportunities: "opportunity",
  programs: "program",
};
const ends: Record<string, string> = {
  news: "leaves the home page",
  events: "is over and leaves the home page",
  opportunities: "leaves the page of ways to help",
};

/**
 * What changes by itself in the year after a day, in the order in which it happens; a helpline that
 * should have been called before stays on the list until somebody does.
 */
export function calendar(entries: Entry[], day: string): Change[] {
  const approved = entries.filter((entry) => entry.isWhole && !isDraft(entry));
  const changes = approved.flatMap((entry) => [
    ...beginning(entry, approved),
    ...ending(entry),
    ...holidays(entry),
  ]);
  const last = sameDayIn(1, day);
  return [...changes.filter((change) => change.day > day), ...approved.flatMap(oldNumber)]
    .filter((change) => change.day <= last)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function orderOf({ day, file, line }: Change) {
  return `${day} ${file} ${String(line).padStart(6, "0")}`;
}

// News come with the post to which they lead.
function beginning(entry: Entry, entries: Entry[]): Change[] {
  const { post: id } = entry.value as { post?: string };
  const post = entriesOf(entries, "posts").find((one) => one.id === id);
  const [own, others] = [firstDay(entry), post && firstDay(post)];
  const [day = ""] = [own, others].filter(isDay).sort().reverse();
  const field = day === own ? "publishOn" : "post";
  return day ? [changeAt(entry, [field], day, `${nameOf(entry)} becomes public.`)] : [];
}

function ending(entry: Entry): Change[] {
  const last = lastDay(entry);
  if (!last) return [];
  const value = entry.value as { until?: string; end?: string };
  const field = value.until ? "until" : value.end ? "end" : "date";
  const says = `${nameOf(entry)} ${ends[entry.collection] ?? "is no longer shown"}.`;
  return [changeAt(entry, [field], laterDay(last, 1), says)];
}

function oldNumber(entry: Entry): Change[] {
  if (entry.collection !== "helplines") return [];
  const { checked, number } = entry.value as { checked: string; number: string };
  const says = `The helpline ${number} was last called a year ago: call it, and write the day.`;
  return [changeAt(entry, ["checked"], sameDayIn(1, checked), says)];
}

function holidays(entry: Entry): Change[] {
  if (entry.collection !== "site") return [];
  const { office } = entry.value as { office: { holidays: string[] } };
  return office.holidays.flatMap((day, index) => {
    const path = ["office", "holidays", index];
    const holiday = changeAt(entry, path, day, "A public holiday: nobody answers.");
    if (index < office.holidays.length - 1) return [holiday];
    const says = "The list of public holidays ends: forms no longer say when you answer.";
    return [holiday, changeAt(entry, path, laterDay(day, 1), says)];
  });
}

function changeAt(entry: Entry, path: PropertyKey[], day: string, says: string): Change {
  const { line } = entry.places.value([...entry.path, ...path]);
  return { day, file: entry.file, line, says };
}

function nameOf({ collection, id, value }: Entry) {
  const { title, name } = value as { title?: string; name?: string };
  return `The ${things[collection] ?? "entry"} "${title ?? name ?? id}"`;
}
