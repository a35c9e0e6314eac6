import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { firstBlogPage } from "#app/library/pages/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";

/** Asks the library for the newest posts. */
export const loader = async () => firstBlogPage(await openLibrary());

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Blog() {
  return <BlogView {...useLoaderData<typeof loader>().view} />;
}
