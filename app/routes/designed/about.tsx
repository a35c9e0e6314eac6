import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { AboutView } from "#app/views/about-view.tsx";

/** Loads what the page shows. */
export const loader = async () => aboutPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function About() {
  return <AboutView {...useLoaderData<typeof loader>().props} />;
}
