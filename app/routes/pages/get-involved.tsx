import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { getInvolvedPage } from "#app/library/pages/get-involved-page.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

/** Loads what the page shows. */
export const loader = async () => getInvolvedPage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function GetInvolved() {
  return <GetInvolvedView {...useLoaderData<typeof loader>().props} />;
}
