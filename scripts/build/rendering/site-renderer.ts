import { createRequestHandler } from "@remix-run/node";
import { basePath } from "#app/content/base-path.ts";
import { serverBuild, type BrowserPart, type RoutedLanguage } from "#app/server-build.ts";

/** The site, rendered in this process without a server. */
export type SiteRenderer = {
  /** The page at an address; throws if the status differs from the expected one. */
  render: (address: string, status?: number) => Promise<string>;
  /** The data that the page at an address is rendered from, as Remix sends it to a browser. */
  data: (address: string, status?: number) => Promise<string>;
};

/** Creates a renderer for pages with these assets; the languages are those after the first. */
export function siteRenderer(
  browser: BrowserPart,
  languages: readonly RoutedLanguage[],
): SiteRenderer {
  const handler = createRequestHandler(serverBuild(browser, languages), "production");
  const ask = async (path: string) => {
    const asking = new AbortController();
    const url = `http://localhost${path}`;
    const response = await handler(new Request(url, { signal: asking.signal }), {});
    const text = await response.text();
    // Remix keeps the data of a page for five seconds unless the request is aborted.
    asking.abort("answered");
    return { status: response.status, text };
  };
  const answerOf = async (path: string, status = 200) => {
    const answer = await ask(path);
    if (answer.status === status) return answer.text;
    throw new Error(`${path} answered ${answer.status} instead of ${status}.\n${answer.text}`);
  };
  return {
    render: (address, status) => answerOf(basePath + address, status),
    data: (address, status) =>
      answerOf(`${(basePath + address).replace(/\/$/, "") || "/_root"}.data`, status),
  };
}
