import { pointersOf } from "#app/content/reading/pointers-of.ts";
import type { Rule } from "#scripts/check/rule.ts";

const text =
  "With http://, others can read and change the page on its way to the reader. Try the address with https://, and use that if it works.";

export default {
  severity: "warning",
  about:
    "A link begins with http://, so others can read and change the page on its way to the reader. Use https://.",
  checkEntry(entry, report) {
    for (const { kind, target, range } of pointersOf(entry)) {
      if (kind !== "address" || !target.startsWith("http://")) continue;
      const instead = target.replace(/^http/, "https");
      report({ file: entry.file.path, ...range(), text, instead });
    }
  },
} satisfies Rule;
