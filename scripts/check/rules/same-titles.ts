import { addressOf } from "#app/content/addresses.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about:
    "Two pages have one title. A reader could not tell their tabs, or two results of a search, from each other.",
  check({ entries }, report) {
    const first = new Map<string, string>();
    const pages = entries.filter((entry) => addressOf(entry) !== "" && !isDraft(entry));
    for (const entry of pages.sort(oldestFirst)) {
      const title = String(valueOf(entry, "title") ?? addressOf(entry)).trim();
      const other = first.get(title.toLowerCase());
      const text = `The page ${other} has the title "${title}" as well. Add what makes this one different, such as a place or a year; if it is a copy, give it words of its own.`;
      if (other) report({ ...placeIn(entry, ["title"]), text });
      else first.set(title.toLowerCase(), addressOf(entry));
    }
  },
} satisfies Rule;

// Whoever wrote last reads what the check says.
function oldestFirst(one: Entry, other: Entry) {
  const [a = "", b = ""] = [one, other].map((entry) => String(valueOf(entry, "date") ?? ""));
  return a.localeCompare(b);
}
