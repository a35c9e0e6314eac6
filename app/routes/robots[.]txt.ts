import { openContents } from "#app/content/open-contents.server.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { robotsDocument } from "#app/head/site-map-document.ts";

/** Answers with what search engines may read. */
export async function loader() {
  const text = robotsDocument(fullAddress(await openContents(), "/sitemap.xml"));
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
