import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { ProverbView } from "#app/views/proverb-view.tsx";

/** Loads the cloth with a proverb; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = proverbPage(await openContents(), params.id ?? "");
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function Proverb() {
  return <ProverbView {...useLoaderData<typeof loader>().props} />;
}
