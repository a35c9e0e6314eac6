import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { helpPage } from "#app/library/pages/help-page.ts";
import { HelpView } from "#app/views/help-view.tsx";

/** Loads what the page shows. */
export const loader = async () => helpPage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>().view} />;
}
