import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt } from "#app/content/designed-pages.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";

/** A loader that asks one question of the content, and answers 404 where the site has no such page. */
export function pageLoader<Page>(
  pageAt: (
    contents: Contents,
    address: string,
    params: LoaderFunctionArgs["params"],
  ) => Page | undefined,
) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const contents = await openContents();
    const address = addressBelow(new URL(request.url).pathname);
    const isLeftOut = designedPageAt(address) && !contents.designed.has(address);
    const page = isLeftOut ? undefined : pageAt(contents, address, params);
    if (page === undefined) throw new Response(null, { status: 404 });
    return page;
  };
}
