import { atomFeed } from "#app/head/atom-feed.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { feedPosts } from "#app/content/page-data/site-addresses.ts";

/** Answers with the Atom feed of the newest posts. */
export async function loader() {
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  return new Response(atomFeed(feedPosts(await openContents())), { headers });
}
