import { createRequestHandler } from "@remix-run/node";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { prefixesOf } from "#app/content/parts/contents-at.ts";
import { serverBuild, type BrowserPart } from "#app/server-build.ts";

/** Renders the page at an address in this process, without a server; throws if the status differs from the expected one. */
export type SiteRenderer = (address: string, status?: number) => Promise<string>;

/** Creates a renderer for the pages of a site. */
export function siteRenderer(contents: Contents, assets: BrowserPart): SiteRenderer {
  const build = serverBuild(assets, prefixesOf(contents));
  const handler = createRequestHandler(build, "production");
  return async (address, expected = 200) => {
    const asking = new AbortController();
    const path = basePath + address;
    const request = new Request(`http://localhost${path}`, { signal: asking.signal });
    const response = await handler(request, { contents });
    const text = await response.text();
    // Remix keeps the data of a page for five seconds unless the request is aborted.
    asking.abort("answered");
    if (response.status === expected) return text;
    throw new Error(`${path} answered ${response.status} instead of ${expected}.\n${text}`);
  };
}
