import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { sitePage } from "#app/content/parts/pages.ts";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawPindo } from "#app/leso/draw-pindo.ts";

/** Serves the border of the home page's cloth. */
export function loader({ context }: LoaderFunctionArgs) {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  return new Response(homeBorder(context.contents), { headers });
}

/** The border of the home page's cloth, as an SVG file. */
export function homeBorder(contents: Contents) {
  const { seed, leso } = sitePage(contents, designedPages.home.address);
  return drawPindo(clothOf(seed, leso));
}
