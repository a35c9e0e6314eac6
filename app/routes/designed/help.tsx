import { useLoaderData } from "@remix-run/react";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { HelpView } from "#app/views/help-view.tsx";

/** Loads what the page shows, in both languages or in Swahili alone. */
export const loader = pageLoader(helpPage);

export { meta } from "#app/head/meta-tags.ts";

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>().props} />;
}
