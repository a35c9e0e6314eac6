import { robotsDocument } from "#app/head/site-map-document.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { fullAddress } from "#app/library/parts/full-address.ts";

/** Answers with the robots.txt. */
export async function loader() {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  const siteMap = fullAddress(await openLibrary(), "/sitemap.xml");
  return new Response(robotsDocument(siteMap), { headers });
}
