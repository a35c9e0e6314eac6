import type { LoaderFunctionArgs } from "@remix-run/node";
import { contentsAt, addressBelow, pathOf } from "#app/content/parts/contents-at.ts";
import { feedPosts } from "#app/content/site-addresses.ts";
import { atomFeed } from "#app/head/atom-feed.ts";

/** Serves the newest posts of a language to feed readers. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const address = addressBelow(pathOf(request));
  const text = atomFeed(feedPosts(contentsAt(context.contents, address)));
  return new Response(text, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
