import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { programsPage } from "#app/library/pages/programs-page.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Asks the library for the page's words. */
export const loader = async () => programsPage(await openLibrary(), renderBody);

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().view} />;
}
