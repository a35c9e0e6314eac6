import { openContents } from "#app/content/open-contents.server.ts";
import { feedPosts } from "#app/content/page-data/site-addresses.ts";
import { atomFeed } from "#app/head/atom-feed.ts";

/** Answers with the newest posts for feed readers. */
export async function loader() {
  const text = atomFeed(feedPosts(await openContents()));
  return new Response(text, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
