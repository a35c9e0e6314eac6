import type { LoaderFunctionArgs } from "@remix-run/node";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import { robotsDocument } from "#app/head/site-map-document.ts";

/** Serves the robots.txt. */
export function loader({ context: { contents } }: LoaderFunctionArgs) {
  const text = robotsDocument(
    contents.isPreview ? undefined : fullAddress(contents, "/sitemap.xml"),
  );
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
