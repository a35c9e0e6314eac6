import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { lesoPage } from "#app/content/page-data/leso-page.ts";
import { LesoView } from "#app/views/leso-view.tsx";

/** Loads the cloth with a proverb; answers 404 where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = lesoPage(await openContents(), params.id ?? "");
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function Leso() {
  return <LesoView {...useLoaderData<typeof loader>().props} />;
}
