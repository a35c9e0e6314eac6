import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

// The small one, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everything: axe.RunOptions = { runOnly: { type: "tag", values: tags } };

// All that a dark scheme can change is the contrast, which forced colors leave to the visitor.
const schemes: [name: string, media: Parameters<Page["emulateMedia"]>[0], axe.RunOptions][] = [
  ["light", { colorScheme: "light", forcedColors: "none" }, everything],
  ["dark", { colorScheme: "dark" }, { runOnly: { type: "rule", values: ["color-contrast"] } }],
  [
    "forced colors",
    { colorScheme: "light", forcedColors: "active" },
    { ...everything, rules: { "color-contrast": { enabled: false } } },
  ],
];

/** What axe finds on a page at its present size, in the light scheme. */
export function faultsInLight(page: Page) {
  return faultsIn(page, schemes.slice(0, 1));
}

/** What axe finds on a page at its present size: light, dark and in forced colors. */
export async function faultsInEveryScheme(page: Page) {
  const found = await faultsIn(page, schemes);
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

async function faultsIn(page: Page, wanted: typeof schemes) {
  // The site's own policy would block a script tag.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found: string[] = [];
  for (const [name, media, options] of wanted) {
    await page.emulateMedia(media);
    const faults = await page.evaluate(async (settings) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ ...settings, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    }, options);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  return found;
}
