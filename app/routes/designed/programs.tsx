import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Loads what the page shows. */
export const loader = async () => programsPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().props} />;
}
