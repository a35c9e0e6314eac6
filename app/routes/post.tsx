import type { LoaderFunctionArgs } from "@remix-run/server-runtime";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { PostView } from "#app/views/post-view.tsx";

/** Loads the post; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = postPage(await openLibrary(), params.id ?? "", renderBody);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Post() {
  return <PostView {...useLoaderData<typeof loader>().view} />;
}
