import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { HomeView } from "#app/views/home-view.tsx";

/** Asks the library for the page's words. */
export const loader = async () => homePage(await openLibrary());

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>().view} />;
}
