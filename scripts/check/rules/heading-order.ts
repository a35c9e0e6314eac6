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
      const { file, start } = at();
      const line = entry.file.text.lastIndexOf("\n", start - 1) + 1;
      const [hashes, right] = ["#".repeat(depth), "#".repeat(allowed)];
      report({
        ...{ file, start: line, end: line + depth },
        text: `A heading with ${hashes} skips a level. Write ${right} here, or add the heading with ${right} that is missing above.`,
      });
    }
  },
};

export default rule;
