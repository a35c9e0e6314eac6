import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { programsPage } from "#app/library/pages/programs-page.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Loads what the page shows. */
export const loader = async () => programsPage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().props} />;
}
