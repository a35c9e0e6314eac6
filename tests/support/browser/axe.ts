import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with a page as it stands, each as a rule and the part that breaks it. */
export function axeViolations(page: Page) {
  return violations(page, { type: "tag", values: tags });
}

/** What axe finds wrong where the reader's own colors stand in the place of ours. */
export function forcedColorViolations(page: Page) {
  return violations(page, { type: "tag", values: tags }, { "color-contrast": { enabled: false } });
}

/** What axe finds wrong with the contrast of a page, which is all that a color scheme changes. */
export function contrastViolations(page: Page) {
  return violations(page, { type: "rule", values: ["color-contrast"] });
}

async function violations(
  page: Page,
  runOnly: axe.RunOnly,
  rules: axe.RuleObject = {},
): Promise<string[]> {
  // A script tag would be refused by the site's own policy.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, rules }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const found = await checker.run({ runOnly: only, rules, resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    },
    { only: runOnly, rules },
  );
}
