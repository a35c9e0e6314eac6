import { walkFields } from "#app/content/walk-fields.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import { isInvented } from "#scripts/check/invented-values.ts";
import type { Rule } from "#scripts/check/rule.ts";

// The values that sample: true beside them keeps from working.
const hidden = ["email", "phone", "fundraiserId", "paybill"];
const site = (phone: string) => ({
  "site.yaml": `name: Us\nphone: ${phone}\nemail: info@suluhisho.example\nsample: true\n`,
});

const rule: Rule = {
  severity: "warning",
  about:
    "A contact or a number looks real, and sample: true beside it still says to visitors that it is an example.",
  examples: { bad: [site("+254 711 222 333")], good: [site("+254 700 000 000")] },
  check({ entries }, report) {
    for (const entry of entries) {
      for (const { value, path } of walkFields(entry.schema, entry.value)) {
        const fields = value as Record<string, unknown>;
        if (fields.sample !== true) continue;
        for (const name of hidden) {
          const own = fields[name];
          const written = (own as { number?: unknown } | null | undefined)?.number ?? own;
          if (typeof written !== "string" || isInvented(written)) continue;
          const text = `${name} looks real, and visitors still read that it is an example. Take sample: true away once everything beside it is real too.`;
          report({ ...placeIn(entry, [...path, name]), text });
        }
      }
    }
  },
};

export default rule;
