import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Loads what the page shows. */
export const loader = async () => homePage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().props} />;
}
