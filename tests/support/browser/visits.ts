import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";

import { recordFailure, type TestOfVisit } from "#tests/support/browser/failures.ts";
import { installMailApp } from "#tests/support/browser/mail.ts";
import { complaints, watchTroubles, type Troubles } from "#tests/support/browser/troubles.ts";

/** A laptop. */
export const desk = { width: 1280, height: 800 };

/** What a visitor is like. */
export type VisitOptions = BrowserContextOptions & {
  /** Troubles that this visit expects; it fails if one of them does not occur. */
  expects?: RegExp[];
};

/** A visit in progress; `end` throws if it met any trouble, and records how its test failed. */
export type Visit = { page: Page; end: (test?: TestOfVisit) => Promise<void> };

type Visitor = { context: BrowserContext; page: Page; troubles: Troubles };

/** A visit in a browser context that has never seen the site. */
export async function freshVisit(browser: Browser, site: string, options: VisitOptions = {}) {
  const { expects, ...rest } = options;
  const visitor = await newVisitor(browser, site, rest);
  return visitOf(visitor, expects, () => visitor.context.close());
}

/**
 * Visits that reuse browser contexts, one visit at a time for each, because creating a context
 * takes longer than loading a page; each in a page of its own where pages reload by themselves.
 */
export function returningVisitors(browser: Browser, site: string, { reloads = false } = {}) {
  const idle = new Map<string, Visitor[]>();
  const visit = async ({ expects, viewport = desk, ...options }: VisitOptions = {}) => {
    const kind = JSON.stringify(options);
    const resting = idle.get(kind) ?? [];
    idle.set(kind, resting);
    const visitor = resting.pop() ?? (await newVisitor(browser, site, options));
    visitor.troubles.length = 0;
    if (viewport) await visitor.page.setViewportSize(viewport);
    return visitOf(visitor, expects, async () => {
      if (reloads) {
        await visitor.page.close();
        visitor.page = await visitor.context.newPage();
      } else await leave(visitor.page, site, options);
      resting.push(visitor);
    });
  };
  /** Sends them away for good, once every visit has ended. */
  const dismiss = async () => {
    await Promise.all([...idle.values()].flat().map(({ context }) => context.close()));
    idle.clear();
  };
  return { visit, dismiss };
}

function visitOf(
  { page, troubles }: Visitor,
  expects: RegExp[] = [],
  leaves: () => Promise<void>,
): Visit {
  const end = (test?: TestOfVisit) =>
    recordFailure(page, test, complaints(troubles, expects)).finally(leaves);
  return { page, end };
}

/** Runs a script in every page of a visit before it loads, and in none of the visits after it. */
export async function runBeforePages(page: Page, script: () => unknown) {
  const added = await page.addInitScript(script);
  onTestFinished(() => added.dispose());
}

async function newVisitor(browser: Browser, site: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: desk, ...options });
  // Shorter than the timeout of the test, so that the error names the step that hangs.
  context.setDefaultTimeout(10_000);
  const troubles = await watchTroubles(context, site);
  await installMailApp(context);
  return { context, page: await context.newPage(), troubles } satisfies Visitor;
}

async function leave(page: Page, site: string, options: BrowserContextOptions) {
  for (const event of ["request", "console"] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Null would be what the browser has, and not what this visitor asked for.
  const { colorScheme = null, forcedColors = null, reducedMotion = null } = options;
  await page.emulateMedia({ colorScheme, forcedColors, media: null, reducedMotion });
  // A pointer that stays over an island would wake it in the next visit.
  await page.mouse.move(0, 0);
  // The next visit must find no draft; without JavaScript there is none, and evaluate fails.
  const forget = () => {
    for (const form of document.forms) form.reset();
    sessionStorage.clear();
  };
  await page.evaluate(forget).catch(() => undefined);
  // A bare document of the site keeps its process, which takes longer to start than a page to load.
  await page.goto(`${site}/robots.txt`);
}
