import { useLoaderData } from "@remix-run/react";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { ProverbView } from "#app/views/proverb-view.tsx";

/** Loads the cloth with a proverb. */
export const loader = pageLoader((contents, _, { id = "" }) => proverbPage(contents, id));

export { meta } from "#app/head/meta-tags.ts";

export default function Proverb() {
  return <ProverbView {...useLoaderData<typeof loader>().props} />;
}
