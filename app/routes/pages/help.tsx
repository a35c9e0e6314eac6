import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-site.server.ts";
import { helpPage } from "#app/content/pages/help-page.ts";
import { HelpView } from "#app/views/help-view.tsx";

/** Loads what the page shows. */
export const loader = async () => helpPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>().props} />;
}
