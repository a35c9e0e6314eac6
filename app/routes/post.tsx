import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { PostView } from "#app/views/post-view.tsx";

/** Loads the post; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = postPage(await openContents(), params.id ?? "");
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function Post() {
  return <PostView {...useLoaderData<typeof loader>().props} />;
}
