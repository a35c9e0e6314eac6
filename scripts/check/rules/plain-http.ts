import { pointersOf } from "#app/content/reading/pointers-of.ts";
import type { Rule } from "#scripts/check/rule.ts";

const text =
  "Pages on http:// can be read and changed on the way. Open this one with https://, and write that if it works.";

export default {
  severity: "warning",
  about: "A link goes to a page without https, which strangers on its way can read and change.",
  check({ entries }, report) {
    for (const entry of entries)
      for (const { kind, target, range } of pointersOf(entry)) {
        if (kind !== "address" || !target.startsWith("http://")) continue;
        const instead = target.replace(/^http/, "https");
        report({ file: entry.file.path, ...range(), text, instead });
      }
  },
} satisfies Rule;
