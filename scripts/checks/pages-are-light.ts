import type { SiteRecord } from "#scripts/build/site-record.ts";
import { kilobytes } from "#scripts/build/progress.ts";
import type { SiteProblem } from "#scripts/checks/check-site.ts";

/** Bytes that a page may weigh over the wire with fonts and art, without the donation frame. */
export const weightBudget = { home: 60_000, help: 25_000, others: 50_000, script: 3_000 };

/** The bytes that a page may weigh. */
export function budgetOf(address: string) {
  if (address === "/") return weightBudget.home;
  return address === "/help" ? weightBudget.help : weightBudget.others;
}

/** No page is over its weight, nor its script before anything is touched. */
export function pagesAreLight(pages: SiteRecord["pages"]): SiteProblem[] {
  return Object.entries(pages).flatMap(([address, { weight }]) => {
    if (!weight) return [];
    const { whole, script } = weight;
    const budget = budgetOf(address);
    const says: string[] = [];
    if (whole > budget) says.push(`weighs ${kilobytes(whole)}, over its ${kilobytes(budget)}`);
    if (script > weightBudget.script)
      says.push(`asks for ${kilobytes(script)} of script before it is touched`);
    return says.map((one) => ({ address, says: one }));
  });
}
