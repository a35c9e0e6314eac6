import { atomFeed } from "#app/head/atom-feed.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { feedPosts } from "#app/library/pages/site-addresses.ts";

/** Answers with the Atom feed of the newest posts. */
export async function loader() {
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  return new Response(atomFeed(feedPosts(await openLibrary())), { headers });
}
