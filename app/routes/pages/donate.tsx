import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { donatePage } from "#app/library/pages/donate-page.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Loads what the page shows. */
export const loader = async () => donatePage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().props} />;
}
