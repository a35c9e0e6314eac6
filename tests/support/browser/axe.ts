import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

// The small one, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe finds on a page, each as a rule and the element that breaks it. */
export function axeViolations(page: Page) {
  return violations(page, { type: "tag", values: tags });
}

/** The violations that axe finds in forced colors. */
export function forcedColorViolations(page: Page) {
  return violations(page, { type: "tag", values: tags }, { "color-contrast": { enabled: false } });
}

/** The contrast violations that axe finds, which is all that a color scheme can change. */
export function contrastViolations(page: Page) {
  return violations(page, { type: "rule", values: ["color-contrast"] });
}

async function violations(
  page: Page,
  runOnly: axe.RunOnly,
  rules: axe.RuleObject = {},
): Promise<string[]> {
  // The site's own policy would block a script tag.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
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
