import type { Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";

const rule: Rule = {
  severity: "warning",
  about:
    "A heading of a text skips a level. Screen readers list headings by level, and a gap sounds like a missing part.",
  examples: {
    bad: ["### Too deep\n\nWords.", "## First\n\nWords.\n\n#### Two deeper\n\nWords."],
    good: ["## First\n\nWords.\n\n### Second\n\nWords.\n\n## Third\n\nWords."],
  },
  check({ texts }, report) {
    const levels = new Map<Entry, number>();
    for (const { entry, depth, at } of texts) {
      if (depth === undefined) continue;
      const allowed = (levels.get(entry) ?? 1) + 1;
      levels.set(entry, depth);
      if (depth <= allowed) continue;
      const start = entry.file.text.lastIndexOf("\n", at().start - 1) + 1;
      const text = `This heading skips a level. Write ${"#".repeat(allowed)} here, or add the heading that is missing above.`;
      report({ file: entry.file.path, start, end: start + depth, text });
    }
  },
};

export default rule;
