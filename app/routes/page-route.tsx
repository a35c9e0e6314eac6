import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createElement, type ComponentType } from "react";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";
import { meta } from "#app/head/meta-tags.ts";

/** The route of a page: one question to the content and the view of its answer; 404 where the site has no such page. */
export function pageRoute<Props extends object>(
  pageAt: (
    contents: Contents,
    address: string,
    params: LoaderFunctionArgs["params"],
  ) => { meta: PageMeta; props: Props } | undefined,
  View: ComponentType<Props>,
) {
  const loader = async ({ request, params }: LoaderFunctionArgs) => {
    const contents = await openContents();
    const address = addressBelow(new URL(request.url).pathname);
    const isLeftOut = designedPageAt(address) && !contents.designed.has(address);
    const page = isLeftOut ? undefined : pageAt(contents, address, params);
    if (page === undefined) throw new Response(null, { status: 404 });
    return page;
  };
  const Page = () => createElement(View, (useLoaderData() as { props: Props }).props);
  return { loader, meta, default: Page };
}
