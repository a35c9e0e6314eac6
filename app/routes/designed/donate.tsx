import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Loads what the page shows. */
export const loader = async () => donatePage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().props} />;
}
