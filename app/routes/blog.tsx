import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { blogPage } from "#app/library/pages/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";

/** Asks the library for one page of a list of posts; an address without a page is not found. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = blogPage(await openLibrary(), params);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Blog() {
  return <BlogView {...useLoaderData<typeof loader>().view} />;
}
