import { useLoaderData } from "@remix-run/react";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(donatePage);

export { meta } from "#app/head/meta-tags.ts";

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().props} />;
}
