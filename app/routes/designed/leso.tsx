import { useLoaderData } from "@remix-run/react";
import { lesoPage } from "#app/content/page-data/leso-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { LesoView } from "#app/views/leso-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(lesoPage);

export { meta } from "#app/head/meta-tags.ts";

export default function Leso() {
  return <LesoView {...useLoaderData<typeof loader>().props} />;
}
