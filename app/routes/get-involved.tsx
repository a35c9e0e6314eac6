import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { getInvolvedPage } from "#app/library/pages/get-involved-page.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

/** Asks the library for the page's words. */
export const loader = async () => getInvolvedPage(await openLibrary());

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function GetInvolved() {
  return <GetInvolvedView {...useLoaderData<typeof loader>().view} />;
}
