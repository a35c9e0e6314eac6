import { robotsDocument } from "#app/head/site-map-document.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";

/** Answers with the robots.txt. */
export async function loader() {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  const siteMap = fullAddress(await openContents(), "/sitemap.xml");
  return new Response(robotsDocument(siteMap), { headers });
}
