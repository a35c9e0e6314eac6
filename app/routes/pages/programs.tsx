import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { programsPage } from "#app/library/pages/programs-page.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Loads what the page shows. */
export const loader = async () => programsPage(await openLibrary(), renderBody);

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().view} />;
}
