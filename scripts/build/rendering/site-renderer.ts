import { createRequestHandler } from "@remix-run/node";
import { basePath } from "#app/content/base-path.ts";
import { serverBuild, type BrowserPart, type RoutedLanguage } from "#app/server-build.ts";

/** The site, which answers in this process and without a server. */
export type SiteRenderer = {
  /** The page at an address; throws where the status is another than the one expected. */
  render: (address: string, status?: number) => Promise<string>;
};

/** Makes pages of the site, which load these files; the languages are those after the first. */
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
    // Remix holds on to the data of a page for five seconds unless nobody waits for it any more.
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
