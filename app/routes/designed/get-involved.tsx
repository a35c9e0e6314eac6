import { useLoaderData } from "@remix-run/react";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(getInvolvedPage);

export { meta } from "#app/head/meta-tags.ts";

export default function GetInvolved() {
  return <GetInvolvedView {...useLoaderData<typeof loader>().props} />;
}
