import { createRequestHandler } from "@remix-run/node";
import { basePath } from "#app/content/base-path.ts";
import { serverBuild, type BrowserPart, type RoutedLanguage } from "#app/server-build.ts";

/** The site, rendered in this process without a server. */
export type SiteRenderer = {
  /** The page at an address; throws if the status differs from the expected one. */
  render: (address: string, status?: number) => Promise<string>;
};

/** Creates a renderer whose pages load these assets; the languages are those after the first. */
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
  return {
    render: async (address, status = 200) => {
      const answer = await ask(basePath + address);
      if (answer.status !== status)
        throw new Error(
          `${address} answered ${answer.status} instead of ${status}.\n${answer.text}`,
        );
      return answer.text;
    },
  };
}
