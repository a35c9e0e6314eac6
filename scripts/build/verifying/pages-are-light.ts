import type { RenderedPages } from "#scripts/build/rendering/render-pages.ts";
import { kilobytes } from "#scripts/build/progress.ts";

/** Something wrong with the built site, at one of its addresses. */
export type SiteProblem = { address: string; says: string };

/** The bytes that a page may load, compressed, with fonts and art but without the donation frame. */
export const weightBudget = { home: 60_000, help: 25_000, others: 50_000, script: 3_000 };

/** The bytes that a page may load. */
function budgetOf(address: string) {
  if (address === "/") return weightBudget.home;
  return address === "/help" ? weightBudget.help : weightBudget.others;
}

/** No page loads more script than its budget before the visitor does anything. */
export function scriptsAreLight(pages: RenderedPages): SiteProblem[] {
  const heavy = Object.entries(pages).filter(
    ([, { weight }]) => weight.script > weightBudget.script,
  );
  return heavy.map(([address, { weight }]) => {
    return { address, says: `loads ${kilobytes(weight.script)} of script before interaction` };
  });
}

/** The pages over their budget: a warning, because a long text may be worth it. */
export function heavyPages(pages: RenderedPages): SiteProblem[] {
  const heavy = Object.entries(pages).filter(
    ([address, { weight }]) => weight.whole > budgetOf(address),
  );
  return heavy.map(([address, { weight }]) => {
    const most = kilobytes(budgetOf(address));
    const says = `weighs ${kilobytes(weight.whole)}; more than ${most} takes long on a slow phone. Could it be two pages`;
    return { address, says };
  });
}
