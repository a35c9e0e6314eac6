import { useLoaderData } from "@remix-run/react";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(programsPage);

export { meta } from "#app/head/meta-tags.ts";

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().props} />;
}
