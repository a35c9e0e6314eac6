import { openContents } from "#app/content/open-contents.server.ts";
import { homeBorder } from "#app/content/page-data/home-page.ts";

/** Answers with the border of the cloth that fills the first screen. */
export async function loader() {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  return new Response(homeBorder(await openContents()), { headers });
}
