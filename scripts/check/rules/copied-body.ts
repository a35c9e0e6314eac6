import { valueOf, type Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";

const charactersAtLeast = 80;
const fields = (title: string) => `---\ntitle: ${title}\ndate: 2025-01-01\n---\n`;
const words =
  "This is a paragraph of a post that is long enough to be somebody's own words, and no set phrase.\n";

const rule: Rule = {
  severity: "warning",
  about: "Most of a post stands in another one as well: a copy whose words were not all replaced.",
  examples: {
    bad: [{ "blog/one.mdx": fields("One") + words, "blog/two.mdx": fields("Two") + words }],
    good: [
      { "blog/one.mdx": fields("One") + words, "blog/two.mdx": `${fields("Two")}Other words.\n` },
    ],
  },
  check({ entriesOf }, report) {
    const owners = new Map<string, Entry>();
    for (const entry of entriesOf("posts")) {
      const { body, text, path } = entry.file;
      if (!body) continue;
      const paragraphs = text
        .slice(body.start)
        .split(/\n{2,}/)
        .map((one) => one.trim());
      const long = paragraphs.filter(({ length }) => length >= charactersAtLeast);
      const others = long.flatMap((one) => owners.get(one) ?? []);
      const [other] = others;
      const start = text.indexOf(long.find((one) => owners.has(one)) ?? "", body.start);
      for (const one of long) if (!owners.has(one)) owners.set(one, entry);
      // Two posts with one title are told by another rule.
      if (
        !other ||
        others.length * 2 < long.length ||
        valueOf(other, "title") === valueOf(entry, "title")
      )
        continue;
      report({
        file: path,
        start,
        end: start + 1,
        text: `Most of this text stands in ${other.file.path} as well. If this is a copy, write its own words; if it belongs to both, allow this.`,
      });
    }
  },
};

export default rule;
