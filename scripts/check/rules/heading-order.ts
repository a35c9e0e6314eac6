import type { Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";

// A line of its own that ends like a title, above another paragraph.
const boldLine = /(?<=\n\n)(?:\*\*|__)[^*_\n]{2,60}[^\s.,;:!?…*_](?:\*\*|__)(?=\n\n[^\s#])/g;

export default {
  severity: "warning",
  about:
    "A heading of a text skips a level, or is only bold. Screen readers list headings by level, and a gap sounds like a missing part.",
  check({ texts, entries }, report) {
    for (const { file } of entries)
      for (const { 0: line, index } of file.body ? file.text.matchAll(boldLine) : []) {
        const text = `This is no heading to those who cannot see it. Write ## ${line.slice(2, -2)}`;
        report({ file: file.path, start: index, end: index + line.length, text });
      }
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
} satisfies Rule;
