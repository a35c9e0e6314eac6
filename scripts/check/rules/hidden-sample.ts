import { walkFields } from "#app/content/walk-fields.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import { isInvented } from "#scripts/check/invented-values.ts";
import type { Rule } from "#scripts/check/rule.ts";

// The values that sample: true beside them keeps from working.
const hidden = ["email", "phone", "fundraiserId", "paybill", "till"];
// People of ours; those of examples have an initial in the place of a family name.
const person = /^\p{Lu}[\p{L}’']+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’']+)+$/u;
export default {
  severity: "warning",
  about:
    "A contact, a number or a person looks real, and sample: true beside it still says to visitors that it is an example.",
  check({ entries }, report) {
    for (const entry of entries) {
      for (const { value, path } of walkFields(entry.schema, entry.value)) {
        const fields = value as Record<string, unknown>;
        if (fields.sample !== true) continue;
        for (const name of /^(?:team|testimonials)$/.test(entry.kind) ? ["name"] : hidden) {
          const own = fields[name];
          const written = (own as { number?: unknown } | null | undefined)?.number ?? own;
          const isExample = (one: string) =>
            name === "name" ? !person.test(one) : isInvented(one);
          if (typeof written !== "string" || isExample(written)) continue;
          const text = `${name} looks real, and visitors still read that it is an example. Take sample: true away once everything beside it is real too.`;
          report({ ...placeIn(entry, [...path, name]), text });
        }
      }
    }
  },
} satisfies Rule;
