import { addressOf } from "#app/content/addresses.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const rule: Rule = {
  severity: "error",
  about:
    "Two pages have one title. A reader could not tell their tabs, or two results of a search, from each other.",
  examples: {
    bad: [
      {
        "blog/example.mdx": "---\ntitle: One title\n---\nWords.\n",
        "pages/other.mdx": "---\ntitle: One title\n---\nWords.\n",
      },
    ],
    good: ["A post with a title of its own."],
  },
  check({ entries }, report) {
    const first = new Map<string, Entry>();
    const pages = entries.filter((entry) => addressOf(entry) !== "" && !isDraft(entry));
    for (const entry of pages.sort(oldestFirst)) {
      const title = valueOf(entry, "title");
      if (typeof title !== "string") continue;
      const other = first.get(title.trim().toLowerCase());
      if (other)
        report({
          ...placeIn(entry, ["title"]),
          text: `The page ${addressOf(other)} has the title "${title}" as well. Add what makes this one different, such as a place or a year; if it is a copy, give it words of its own.`,
        });
      else first.set(title.trim().toLowerCase(), entry);
    }
  },
};

export default rule;

// Whoever wrote last reads what the check says.
function oldestFirst(one: Entry, other: Entry) {
  const [a, b] = [one, other].map((entry) => String(valueOf(entry, "date") ?? ""));
  return (a ?? "").localeCompare(b ?? "");
}
