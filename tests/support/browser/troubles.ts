import type { BrowserContext, Route } from "playwright-core";

/** What went wrong during a visit, each as a sentence. */
export type Troubles = string[];

const givingPage =
  '<!doctype html><html lang="en"><title>Giving</title><h1>Giving page</h1></html>';

/**
 * Records what goes wrong in every page of a visit, from the first request on. A request that would
 * leave the site is blocked, but for the donate page's frame, which is answered in place of its provider.
 */
export async function watchTroubles(context: BrowserContext, site: string): Promise<Troubles> {
  const troubles: Troubles = [];
  const { origin } = new URL(site);
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      troubles.push(`The console says (${message.type()}): ${message.text()}`);
  });
  context.on("weberror", (error) => {
    troubles.push(`The page throws: ${error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page cancels its pending requests, which is no fault.
    if (reason === "net::ERR_ABORTED" || new URL(request.url()).origin !== origin) return;
    troubles.push(`A request fails: ${request.url()} (${reason})`);
  });
  await context.exposeBinding("reportViolation", (_source, report: string) => {
    troubles.push(`The security policy is broken: ${report}`);
  });
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  // A pattern is looked at in the browser's own process; a function would be asked of every request.
  await context.route(new RegExp(`^(?!${origin}/)https?:`), async (route) => {
    if (isGivingFrame(route, site)) {
      await route.fulfill({ contentType: "text/html", body: givingPage });
      return;
    }
    troubles.push(`The page asks a stranger: ${route.request().url()}`);
    await route.abort();
  });
  return troubles;
}

/** The troubles that nobody expected, and the expected ones that did not occur. */
export function complaints(troubles: Troubles, expected: RegExp[]) {
  const stray = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
  const missing = expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
  return [...new Set(stray), ...missing.map((pattern) => `There is no trouble like ${pattern}`)];
}

// What may be in the frame is for the policy to say, which other tests read.
function isGivingFrame(route: Route, site: string) {
  const frame = route.request().frame();
  return route.request().isNavigationRequest() && frame.parentFrame()?.url() === `${site}/donate`;
}
