import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { donatePage } from "#app/library/pages/donate-page.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Loads what the page shows. */
export const loader = async () => donatePage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().view} />;
}
