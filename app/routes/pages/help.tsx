import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { helpPage } from "#app/library/pages/help-page.ts";
import { HelpView } from "#app/views/help-view.tsx";

/** Loads what the page shows. */
export const loader = async () => helpPage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>().props} />;
}
