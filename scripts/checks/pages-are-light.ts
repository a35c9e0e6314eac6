import type { BuiltPage } from "#scripts/build/pages/built-page.ts";
import { kilobytes } from "#scripts/build/progress.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Bytes that a page may weigh over the wire with fonts and art, without the donation frame. */
export const weightBudget = { home: 60_000, others: 50_000, script: 3_000 };

/** No page is over its weight, nor its script before anything is touched. */
export function pagesAreLight(pages: BuiltPage[]): SiteProblem[] {
  return pages.flatMap(({ address, weight, script }) => {
    const budget = address === "/" ? weightBudget.home : weightBudget.others;
    return [
      ...(weight > budget
        ? [{ address, says: `weighs ${kilobytes(weight)}, over its ${kilobytes(budget)}` }]
        : []),
      ...(script > weightBudget.script
        ? [{ address, says: `asks for ${kilobytes(script)} of script before it is touched` }]
        : []),
    ];
  });
}
