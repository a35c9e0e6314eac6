import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

/** Loads what the page shows in English or Swahili; answers 404 where it is not told so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const contents = await openContents();
  const address = addressBelow(new URL(request.url).pathname);
  if (!contents.designed.has(address)) throw new Response(null, { status: 404 });
  return programsPage(contents, address);
}

export { meta } from "#app/head/meta-tags.ts";

export default function Programs() {
  return <ProgramsView {...useLoaderData<typeof loader>().props} />;
}
