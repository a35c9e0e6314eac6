import { pointersOf } from "#app/content/reading/pointers-of.ts";
import type { Rule } from "#scripts/check/rule.ts";

const text =
  "Whoever carries a page of http:// can read and change it. Open this one with https://, and write that where it works.";

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
