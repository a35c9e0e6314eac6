import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";

// A bold line above a paragraph, without a full stop.
const boldLine = /(?<=\n\n)(?:\*\*|__)[^*_\n]{2,60}[^\s.,;:!?…*_](?:\*\*|__)(?=\n\n[^\s#])/g;

export default {
  severity: "warning",
  about:
    "A heading skips a level, or a bold line is used as a heading. Screen readers list headings by level, so a gap sounds like a missing section. Use ## for headings, and ### for those below them.",
  checkEntry(entry, report) {
    const { path: file, text: source, body } = entry.file;
    for (const { 0: line, index } of body ? source.matchAll(boldLine) : []) {
      const text =
        "A bold line is not a heading for screen readers. If it is one, write ## and a space before it, and delete the asterisks.";
      report({ file, start: index, end: index + line.length, text });
    }
    let level = 1;
    for (const { depth, at } of textsOf(entry)) {
      if (depth === undefined) continue;
      const allowed = level + 1;
      level = depth;
      if (depth <= allowed) continue;
      const start = source.lastIndexOf("\n", at().start - 1) + 1;
      const text = `This heading skips a level. Write ${"#".repeat(allowed)}, or add the missing heading above.`;
      report({ file, start, end: start + depth, text });
    }
  },
} satisfies Rule;
