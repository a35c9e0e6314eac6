import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { isFirefox } from "#tests/support/browser/firefox.ts";

/** A visitor with a browser context; `troubles` lists the errors so far, in sentences. */
export type Visitor = { context: BrowserContext; page: Page; troubles: string[] };

const givingPage =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Giving</title><h1>Giving page</h1></html>';

/** A visitor who has never seen the site at this address. */
export async function newVisitor(browser: Browser, site: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  // Shorter than the timeout of the test, so that the error names the step that hangs.
  context.setDefaultTimeout(10_000);
  const troubles = await watchTroubles(context, site);
  await installMailApp(context);
  const page = await context.newPage();
  await answerGivingFrame(page, site);
  return { context, page, troubles } satisfies Visitor;
}

/**
 * Ends a visit with its test, which fails for an unexpected error or an expected one that did not
 * occur; a failed test leaves a screenshot of its page in `.cache/failures`.
 */
export function endWithTest(visitor: Visitor, expects: RegExp[], leave: () => Promise<void>) {
  onTestFinished(async ({ task }) => {
    const faults = complaints(visitor.troubles, expects);
    const hasFailed = faults.length > 0 || task.result?.state === "fail";
    const error = hasFailed && (await failure(visitor.page, task.fullName, faults));
    await leave();
    if (error) throw error;
  });
}

/** Runs a script in every page of a visit before it loads, but not in later visits. */
export async function runBeforePages(page: Page, script: () => unknown) {
  const added = await page.addInitScript(script);
  onTestFinished(() => added.dispose());
}

/** Changes the HTML of a page before the browser reads it. */
export async function rewritePage(page: Page, address: string, rewrite: (html: string) => string) {
  await page.route(`**${address}`, async (route) => {
    const html = await (await fetch(route.request().url())).text();
    await route.fulfill({ contentType: "text/html", body: rewrite(html) });
  });
}

async function watchTroubles(context: BrowserContext, site: string) {
  const troubles: string[] = [];
  const { origin } = new URL(site);
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      troubles.push(
        `The console says (${message.type()}): ${message.text()} ${message.location().url}`,
      );
  });
  context.on("weberror", (error) => {
    troubles.push(`The page throws: ${error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    const isStranger = new URL(request.url()).origin !== origin;
    if (isStranger && strangerReason.test(reason))
      troubles.push(`The page asks a stranger: ${request.url()}`);
    else if (!isStranger && !leavingReason.test(reason))
      troubles.push(`A request fails: ${request.url()} (${reason})`);
  });
  return troubles;
}

// Browsers request the icon of a page on their own, at any time.
const ofIcon = /favicon\.svg.*INTERNET_DISCONNECTED|INTERNET_DISCONNECTED.*favicon\.svg/;
// The errors of Chromium and Firefox for a request that the tests' settings block.
const strangerReason = /NAME_NOT_RESOLVED|PROXY_CONNECTION_REFUSED/;
// Leaving a page cancels its pending requests, which is not an error.
const leavingReason = /ERR_ABORTED|BINDING_ABORTED|ERROR_ABORT|ERROR_OFFLINE/;

// Replaces the provider's page in the donate page's frame; other tests check what the policy allows
// in it. A Playwright route would delay every request of every page.
async function answerGivingFrame(page: Page, site: string) {
  if (isFirefox) return page.route("https://**", (route) => route.fulfill({ body: givingPage }));
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const isGiving = /^(?:\/sw)?\/donate$/.test(page.url().slice(site.length));
    const answer = { requestId, responseCode: 200, body: btoa(givingPage) };
    const sent = isGiving
      ? session.send("Fetch.fulfillRequest", answer)
      : session.send("Fetch.continueRequest", { requestId });
    void sent.catch(() => undefined);
  });
  const patterns = [{ urlPattern: "https://*", resourceType: "Document" as const }];
  await session.send("Fetch.enable", { patterns });
}

function complaints(troubles: string[], expected: RegExp[]) {
  const known = [...expected, ofIcon];
  const unexpected = troubles.filter((trouble) => !known.some((pattern) => pattern.test(trouble)));
  // Firefox prints less in its console, and in other words.
  const missing = expected.filter(
    (pattern) => !isFirefox && !troubles.some((trouble) => pattern.test(trouble)),
  );
  return [
    ...new Set(unexpected),
    ...missing.map((pattern) => `There is no trouble like ${pattern}`),
  ];
}

async function failure(page: Page, test: string, faults: string[]) {
  const file = path.join(".cache/failures", test.replace(/[^\w-]+/g, "-").slice(-150));
  // A page may be too large for a full screenshot, or closed.
  const picture = page.screenshot({ path: `${file}.png`, timeout: 5000, fullPage: true });
  await picture.catch(() => undefined);
  const { width, height } = page.viewportSize() ?? {};
  const place = `The page was ${page.url()} at ${width} × ${height} px then (see ${file}.png)`;
  return new Error([place, ...faults].join("\n"));
}

const opened = new WeakMap<Page, string[]>();

/** Replaces the visitor's mail app, which a test cannot inspect. */
async function installMailApp(context: BrowserContext) {
  await context.exposeBinding("openInMailApp", ({ page }, address: string) => {
    opened.get(page)?.push(address);
  });
  await context.addInitScript(() => {
    const { openInMailApp } = window as unknown as { openInMailApp: (address: string) => void };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.protocol === "mailto:") openInMailApp(this.href);
      else click.call(this);
    };
  });
}

/** Starts recording; the returned function lists every message handed to the mail app since then. */
export function mailApp(page: Page) {
  const addresses: string[] = [];
  opened.set(page, addresses);
  return () => addresses.map(mailOf);
}

/** The message in a mailto: address. */
export function mailOf(address: string) {
  const { pathname, searchParams } = new URL(address);
  const [subject = "", body = ""] = ["subject", "body"].map((name) => searchParams.get(name) ?? "");
  return { to: decodeURIComponent(pathname), subject, body };
}
