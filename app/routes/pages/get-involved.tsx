import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { getInvolvedPage } from "#app/library/pages/get-involved-page.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

/** Loads what the page shows. */
export const loader = async () => getInvolvedPage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function GetInvolved() {
  return <GetInvolvedView {...useLoaderData<typeof loader>().view} />;
}
