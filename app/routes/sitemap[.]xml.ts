import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteMap } from "#app/content/site-addresses.ts";
import { siteMapDocument } from "#app/head/site-map-document.ts";

/** Serves the site map. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = siteMapDocument(siteMap(context.contents));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
