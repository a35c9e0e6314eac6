import { useLoaderData } from "@remix-run/react";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { ProseView } from "#app/views/prose-view.tsx";

/** Loads the page in English or Swahili. */
export const loader = pageLoader(prosePageAt);

export { meta } from "#app/head/meta-tags.ts";

export default function ProsePage() {
  return <ProseView {...useLoaderData<typeof loader>().props} />;
}
