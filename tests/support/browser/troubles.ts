import type { BrowserContext, ConsoleMessage } from "playwright-core";

/** What went wrong during a visit, each as a sentence. */
export type Troubles = string[];

const loud = new Set(["error", "warning", "assert"]);

/** Records what goes wrong in every page of a visit, from the first request on. */
export async function watchTroubles(context: BrowserContext, site: string): Promise<Troubles> {
  const troubles: Troubles = [];
  const { origin } = new URL(site);
  context.on("console", (message: ConsoleMessage) => {
    if (loud.has(message.type())) {
      troubles.push(`The console says (${message.type()}): ${message.text()}`);
    }
  });
  context.on("weberror", (error) => {
    troubles.push(`The page throws: ${error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page cancels its pending requests, which is no fault.
    if (reason === "net::ERR_ABORTED") return;
    if (new URL(request.url()).origin !== origin) return;
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
  return troubles;
}

/** The troubles that nobody expected, and the expected ones that did not occur. */
export function complaints(troubles: Troubles, expected: RegExp[]) {
  const stray = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
  const missing = expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
  return [
    ...new Set(stray),
    ...missing.map((pattern) => `The visit meets no trouble like ${pattern}`),
  ];
}
