import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Loads what the page shows. */
export const loader = async () => homePage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().view} />;
}
