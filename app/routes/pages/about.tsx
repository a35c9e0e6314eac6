import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { aboutPage } from "#app/library/pages/about-page.ts";
import { AboutView } from "#app/views/about-view.tsx";

/** Loads what the page shows. */
export const loader = async () => aboutPage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function About() {
  return <AboutView {...useLoaderData<typeof loader>().props} />;
}
