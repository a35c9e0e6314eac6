import type { LoaderFunctionArgs } from "@remix-run/server-runtime";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { yearPage } from "#app/library/pages/year-page.ts";
import { YearView } from "#app/views/year-view.tsx";

/** Loads the posts of a year; answers 404 where there is no such page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = yearPage(await openLibrary(), params.year ?? "");
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Year() {
  return <YearView {...useLoaderData<typeof loader>().view} />;
}
