import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { blogPage } from "#app/content/page-data/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";

/** Loads one page of a list of posts; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = blogPage(await openContents(), params);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function Blog() {
  return <BlogView {...useLoaderData<typeof loader>().props} />;
}
