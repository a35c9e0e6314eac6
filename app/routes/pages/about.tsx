import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { aboutPage } from "#app/library/pages/about-page.ts";
import { AboutView } from "#app/views/about-view.tsx";

/** Loads what the page shows. */
export const loader = async () => aboutPage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function About() {
  return <AboutView {...useLoaderData<typeof loader>().view} />;
}
