import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { ProseView } from "#app/views/prose-view.tsx";

/** Loads the page in English or Swahili; answers 404 where there is none. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = prosePageAt(await openContents(), addressBelow(new URL(request.url).pathname));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function ProsePage() {
  return <ProseView {...useLoaderData<typeof loader>().props} />;
}
