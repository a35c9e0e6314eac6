import { addressOf } from "#app/content/addresses.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about:
    "Two pages have one title. A reader could not tell their tabs, or two results of a search, from each other.",
  check({ entries, entriesOf }, report) {
    const [blog] = entriesOf("blog");
    const { pageTitle, categories } = (blog?.value ?? {}) as {
      pageTitle?: unknown;
      categories?: { title?: unknown; pageTitle?: unknown };
    };
    const names = entriesOf("categories").flatMap(({ id }) => id || []);
    const ofLists = [pageTitle, categories?.title, categories?.pageTitle].map(String);
    const first = new Map<string, string>();
    const pages = entries.filter((entry) => addressOf(entry) !== "" && !isDraft(entry));
    for (const entry of pages.sort(oldestFirst)) {
      const written = String(valueOf(entry, "title") ?? addressOf(entry)).trim();
      const title = written.toLowerCase();
      // What is no name yet may be written there too, so this is no regular expression.
      const category = names.find((name) => written.includes(name));
      const named = category ? written.replace(category, "{category}") : written;
      const pattern = named.replace(/\d+/, "{page}");
      const other = ofLists.includes(pattern) ? "/blog" : first.get(title);
      const text = `The page ${other} has the title "${written}" as well. Add what makes this one different, such as a place or a year; if it is a copy, give it words of its own.`;
      if (other) report({ ...placeIn(entry, ["title"]), text });
      else first.set(title, addressOf(entry));
    }
  },
} satisfies Rule;

// Whoever wrote last reads what the check says.
function oldestFirst(one: Entry, other: Entry) {
  const [a = "", b = ""] = [one, other].map((entry) => String(valueOf(entry, "date") ?? ""));
  return a.localeCompare(b);
}
