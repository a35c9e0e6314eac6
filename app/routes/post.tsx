import { useLoaderData } from "@remix-run/react";
import { postPage } from "#app/content/page-data/post-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { PostView } from "#app/views/post-view.tsx";

/** Loads the post. */
export const loader = pageLoader((contents, address, { id = "" }) =>
  postPage(contents, id, address),
);

export { meta } from "#app/head/meta-tags.ts";

export default function Post() {
  return <PostView {...useLoaderData<typeof loader>().props} />;
}
