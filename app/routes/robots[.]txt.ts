import { openContents } from "#app/content/open-contents.server.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import { robotsDocument } from "#app/head/site-map-document.ts";

/** Serves the robots.txt. */
export async function loader() {
  const contents = await openContents();
  const text = robotsDocument(
    contents.isPreview ? undefined : fullAddress(contents, "/sitemap.xml"),
  );
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
