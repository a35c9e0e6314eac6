import { designedPages } from "#app/content/designed-pages.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import type { Rule } from "#scripts/check/rule.ts";

const [charactersAtLeast, charactersAtMost] = [50, 160];
const shownBySearch = new Set([...Object.keys(designedPages), "prosePages", "posts", "news"]);
const page = (description: string) => ({
  "pages/safety.mdx": `---\ntitle: Safety\ndescription: ${description}\n---\nWords.\n`,
});

const rule: Rule = {
  severity: "warning",
  about: "Search engines cut a description or excerpt that is long, and replace one that is short.",
  examples: {
    warnings: [page(`«${"x".repeat(49)}»`), page(`«${"x".repeat(161)}»`)],
    good: [page("x".repeat(50)), page(`${"x".repeat(154)}{{girls-supported}}`)],
  },
  check({ texts, quoted }, report) {
    for (const { value, entry, field, language, at } of texts) {
      if (!shownBySearch.has(entry.kind) || !/^(?:description|excerpt)$/.test(field)) continue;
      const { length } = [...withQuoted(value, quoted[language]).trim()];
      if (length >= charactersAtLeast && length <= charactersAtMost) continue;
      const advice = length > charactersAtMost ? "Shorten it" : "Say a little more";
      const text = `The ${field} has ${length} characters. ${advice}: search results and shared links show ${charactersAtLeast} to ${charactersAtMost}.`;
      report({ ...at(), text });
    }
  },
};

export default rule;
