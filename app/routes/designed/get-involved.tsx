import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

/** Loads what the page shows. */
export const loader = async () => getInvolvedPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function GetInvolved() {
  return <GetInvolvedView {...useLoaderData<typeof loader>().props} />;
}
