import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt } from "#app/content/page-kinds.ts";
import {
  contentsAt,
  originalAddress,
  addressBelow,
  pathOf,
} from "#app/content/parts/contents-at.ts";

/** Loads the data of a page for its route; throws a 404 response if the site has no such page. */
export async function loadPage<Page>(
  { request, params, context }: LoaderFunctionArgs,
  question: (
    contents: Contents,
    address: string,
    params: LoaderFunctionArgs["params"],
  ) => Page | undefined,
): Promise<Page> {
  const address = addressBelow(pathOf(request));
  const contents = contentsAt(context.contents, address);
  const original = originalAddress(contents, address);
  const isLeftOut = designedPageAt(original) && !contents.addresses.has(original);
  const page = isLeftOut ? undefined : question(contents, address, params);
  if (page === undefined) throw new Response(null, { status: 404 });
  return page;
}
