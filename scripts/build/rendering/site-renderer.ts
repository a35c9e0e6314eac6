import { createRequestHandler } from "@remix-run/node";
import { basePath } from "#app/content/base-path.ts";
import { serverBuild, type BrowserPart, type RoutedLanguage } from "#app/server-build.ts";

/** The site, rendered in this process without a server. */
export type SiteRenderer = {
  /** The page at an address; throws if the status differs from the expected one. */
  render: (address: string, status?: number) => Promise<string>;
};

/** Creates a renderer for pages with these assets; the languages are those after the first. */
export function siteRenderer(
  browser: BrowserPart,
  languages: readonly RoutedLanguage[],
): SiteRenderer {
  const handler = createRequestHandler(serverBuild(browser, languages), "production");
  const render = async (address: string, expected = 200) => {
    const asking = new AbortController();
    const path = basePath + address;
    const request = new Request(`http://localhost${path}`, { signal: asking.signal });
    const response = await handler(request, {});
    const text = await response.text();
    // Remix keeps the data of a page for five seconds unless the request is aborted.
    asking.abort("answered");
    if (response.status === expected) return text;
    throw new Error(`${path} answered ${response.status} instead of ${expected}.\n${text}`);
  };
  return { render };
}
