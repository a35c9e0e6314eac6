import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Loads what the page shows in English or Swahili; answers 404 where it is not told so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const contents = await openContents();
  const address = addressBelow(new URL(request.url).pathname);
  if (!contents.designed.has(address)) throw new Response(null, { status: 404 });
  return homePage(contents, address);
}

export { meta } from "#app/head/meta-tags.ts";

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().props} />;
}
