import { openContents } from "#app/content/open-contents.server.ts";
import { siteMap } from "#app/content/site-addresses.ts";
import { siteMapDocument } from "#app/head/site-map-document.ts";

/** Serves the site map. */
export async function loader() {
  const text = siteMapDocument(siteMap(await openContents()));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
