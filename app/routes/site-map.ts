import { siteMapDocument } from "#app/head/site-map-document.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { siteMap } from "#app/content/page-data/site-addresses.ts";

/** Answers with the site map. */
export async function loader() {
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  return new Response(siteMapDocument(siteMap(await openContents())), { headers });
}
