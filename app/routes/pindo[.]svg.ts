import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/kinds.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { sitePage } from "#app/content/parts/pages.ts";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawPindo } from "#app/leso/draw-pindo.ts";

/** Serves the border of the home page's cloth. */
export async function loader() {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  return new Response(homeBorder(await openContents()), { headers });
}

/** The border of the home page's cloth, as an SVG file. */
export function homeBorder(contents: Contents) {
  const { seed, leso } = sitePage(contents, designedPages.home.address);
  return drawPindo(clothOf(seed, leso));
}
