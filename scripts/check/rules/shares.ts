import { valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "The shares of the money do not add up to 100%. Donors add them up. Correct the figures in stats.yaml.",
  check({ entriesOf }, report) {
    // As they are written, because each language has its own format.
    const figures = new Map(entriesOf("stats").map((stat) => [stat.id, valueOf(stat, "value")]));
    for (const entry of entriesOf("donate")) {
      const { shares } = (valueOf(entry, "fundUse") ?? {}) as { shares?: unknown };
      const values = Array.isArray(shares)
        ? shares.map((id) => String(figures.get(String(id))))
        : [];
      const total = values.reduce((sum, share) => sum + Number.parseFloat(share), 0);
      // The rule pointers reports an unknown figure.
      if (values.length === 0 || Number.isNaN(total) || Math.abs(total - 100) < 0.01) continue;
      const text = `The shares ${values.join(", ")} do not add up to 100%. Correct them in stats.yaml, or choose other figures here.`;
      report({ ...placeIn(entry, ["fundUse", "shares"]), text });
    }
  },
} satisfies Rule;
