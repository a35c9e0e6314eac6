import type { LoaderFunctionArgs } from "@remix-run/server-runtime";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { swahiliPage } from "#app/library/pages/swahili-page.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { ProseView } from "#app/views/prose-view.tsx";

/** Loads the page; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = swahiliPage(await openLibrary(), params.id ?? "home", renderBody);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function SwahiliPage() {
  return <ProseView {...useLoaderData<typeof loader>().view} />;
}
