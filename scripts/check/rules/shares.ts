import { valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about: "The shares of the money do not make 100 % together. Donors add them up.",
  check({ entriesOf, quotedIn, languages }, report) {
    const [{ key: first } = { key: "" }] = languages;
    for (const entry of entriesOf("donate")) {
      const { shares } = (valueOf(entry, "fundUse") ?? {}) as { shares?: unknown };
      const values = Array.isArray(shares)
        ? shares.map((id) => quotedIn(first).get(String(id))?.text)
        : [];
      const total = values.reduce((sum, share) => sum + Number.parseFloat(share ?? ""), 0);
      // An unknown figure makes no sum, and is told by another rule.
      if (values.length === 0 || Number.isNaN(total) || Math.abs(total - 100) < 0.01) continue;
      const text = `The shares are ${values.join(", ")} and do not make 100 %. Correct them in stats.yaml, or name other figures here.`;
      report({ ...placeIn(entry, ["fundUse", "shares"]), text });
    }
  },
} satisfies Rule;
