import { valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const donate = (ids: string) => ({ "pages/donate.yaml": `fundUse:\n  shares: [${ids}]\n` });

const rule: Rule = {
  severity: "error",
  about: "The shares of the money do not make 100 % together. Donors add them up.",
  examples: {
    bad: [donate("fund-programs, fund-fundraising"), donate("fund-programs, fund-programs")],
    good: [
      donate("fund-programs, fund-administration, fund-fundraising"),
      donate("fund-programs, no-such-figure"),
    ],
  },
  check({ entriesOf, figures }, report) {
    for (const entry of entriesOf("donate")) {
      const { shares } = (valueOf(entry, "fundUse") ?? {}) as { shares?: unknown };
      if (!Array.isArray(shares) || !shares.every((id) => figures.has(id as string))) continue;
      const values = shares.map((id) => figures.get(id as string) ?? "");
      const numbers = values.map(Number.parseFloat);
      const total = numbers.reduce((sum, share) => sum + share, 0);
      if (Math.abs(total - 100) < 0.01 && numbers.every((share) => share >= 0)) continue;
      const text = `The shares are ${values.join(", ")} and do not make 100 %. Correct them in stats.yaml, or name other figures here.`;
      report({ ...placeIn(entry, ["fundUse", "shares"]), text });
    }
  },
};

export default rule;
