import { rangeIn } from "#app/content/entries.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import { isInvented } from "#scripts/check/invented-values.ts";
import type { Rule } from "#scripts/check/rule.ts";

// The values that sample: true beside them keeps from working.
const hidden = ["email", "phone", "fundraiserId", "paybill"];

const rule: Rule = {
  severity: "warning",
  about:
    "A contact or a number looks real, and sample: true beside it still says to visitors that it is an example.",
  examples: {
    bad: [
      {
        "site.yaml":
          "name: Us\nphone: +254 711 222 333\nemail: info@suluhisho.example\nsample: true\n",
      },
    ],
    good: [
      {
        "site.yaml":
          "name: Us\nphone: +254 700 000 000\nemail: info@suluhisho.example\nsample: true\n",
      },
    ],
  },
  check({ entries }, report) {
    for (const entry of entries) {
      for (const { value, path } of walkFields(entry.schema, entry.value)) {
        if (typeof value !== "object" || (value as { sample?: unknown }).sample !== true) continue;
        for (const name of hidden) {
          const own = (value as Record<string, unknown>)[name];
          const written =
            typeof own === "object" ? (own as { number?: unknown } | null)?.number : own;
          if (typeof written !== "string" || isInvented(written)) continue;
          report({
            file: entry.file.path,
            ...rangeIn(entry, [...path, name]),
            text: `${name} looks real, and visitors still read that it is an example. If it is the real one, take sample: true away once everything beside it is real too.`,
          });
        }
      }
    }
  },
};

export default rule;
