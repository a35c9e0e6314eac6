import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { HelpView } from "#app/views/help-view.tsx";

/** Loads what the page shows, in both languages or in Swahili alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  return helpPage(await openContents(), addressBelow(new URL(request.url).pathname));
}

export { meta } from "#app/head/meta-tags.ts";

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>().props} />;
}
