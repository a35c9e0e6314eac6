import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { donatePage } from "#app/library/pages/donate-page.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Asks the library for the page's words. */
export const loader = async () => donatePage(await openLibrary());

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().view} />;
}
