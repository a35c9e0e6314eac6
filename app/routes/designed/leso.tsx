import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { lesoPage } from "#app/content/page-data/leso-page.ts";
import { LesoView } from "#app/views/leso-view.tsx";

/** Loads what the page shows. */
export const loader = async () => lesoPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Leso() {
  return <LesoView {...useLoaderData<typeof loader>().props} />;
}
