import { useLoaderData } from "@remix-run/react";
import { homePage } from "#app/content/page-data/home-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(homePage);

export { meta } from "#app/head/meta-tags.ts";

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().props} />;
}
