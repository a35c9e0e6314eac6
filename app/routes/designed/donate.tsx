import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { DonateView } from "#app/views/donate-view.tsx";

/** Loads what the page shows in English or Swahili; answers 404 where it is not told so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const contents = await openContents();
  const address = addressBelow(new URL(request.url).pathname);
  if (!contents.designed.has(address)) throw new Response(null, { status: 404 });
  return donatePage(contents, address);
}

export { meta } from "#app/head/meta-tags.ts";

export default function Donate() {
  return <DonateView {...useLoaderData<typeof loader>().props} />;
}
