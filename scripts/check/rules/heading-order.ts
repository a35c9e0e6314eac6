import type { Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";

// A bold line above a paragraph, without a full stop.
const boldLine = /(?<=\n\n)(?:\*\*|__)[^*_\n]{2,60}[^\s.,;:!?…*_](?:\*\*|__)(?=\n\n[^\s#])/g;

export default {
  severity: "warning",
  about:
    "A heading skips a level, or a bold line is used as a heading. Screen readers list headings by level, so a gap sounds like a missing section. Use ## for headings, and ### for those below them.",
  check({ texts, entries }, report) {
    for (const { file } of entries)
      for (const { 0: line, index } of file.body ? file.text.matchAll(boldLine) : []) {
        const text = `A bold line is not a heading for screen readers. If it is one, write: ## ${line.slice(2, -2)}`;
        report({ file: file.path, start: index, end: index + line.length, text });
      }
    const levels = new Map<Entry, number>();
    for (const { entry, depth, at } of texts) {
      if (depth === undefined) continue;
      const allowed = (levels.get(entry) ?? 1) + 1;
      levels.set(entry, depth);
      if (depth <= allowed) continue;
      const start = entry.file.text.lastIndexOf("\n", at().start - 1) + 1;
      const text = `This heading skips a level. Write ${"#".repeat(allowed)}, or add the missing heading above.`;
      report({ file: entry.file.path, start, end: start + depth, text });
    }
  },
} satisfies Rule;
