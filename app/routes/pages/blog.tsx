import type { LoaderFunctionArgs } from "@remix-run/server-runtime";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { blogPage } from "#app/library/pages/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";

/** Loads one page of a list of posts; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = blogPage(await openLibrary(), params);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Blog() {
  return <BlogView {...useLoaderData<typeof loader>().view} />;
}
