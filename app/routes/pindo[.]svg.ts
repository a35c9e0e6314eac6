import { openContents } from "#app/content/open-contents.server.ts";
import { homeBorder } from "#app/content/page-data/home-page.ts";

/** Serves the border of the home page's cloth. */
export async function loader() {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  return new Response(homeBorder(await openContents()), { headers });
}
