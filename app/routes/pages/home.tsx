import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Loads what the page shows. */
export const loader = async () => homePage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().props} />;
}
