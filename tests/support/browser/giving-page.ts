import type { BrowserContext, Route } from "playwright-core";

import type { Troubles } from "#tests/support/browser/troubles.ts";

const page = '<!doctype html><html lang="en"><title>Giving</title><h1>Giving page</h1></html>';

/**
 * Answers the donate page's frame in place of its provider. Every other request that would leave
 * the site is blocked and recorded as a trouble.
 */
export async function answerGivingPage(context: BrowserContext, site: string, troubles: Troubles) {
  const { origin } = new URL(site);
  // A pattern is looked at in the browser's own process; a function would be asked of every request.
  const elsewhere = new RegExp(`^(?!${origin}/)https?:`);
  await context.route(elsewhere, async (route) => {
    if (isGivingFrame(route, site)) {
      await route.fulfill({ contentType: "text/html", body: page });
      return;
    }
    troubles.push(`The page asks a stranger: ${route.request().url()}`);
    await route.abort();
  });
}

// What may be in the frame is for the policy to say, which other tests read.
function isGivingFrame(route: Route, site: string) {
  const frame = route.request().frame();
  return route.request().isNavigationRequest() && frame.parentFrame()?.url() === `${site}/donate`;
}
