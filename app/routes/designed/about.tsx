import { useLoaderData } from "@remix-run/react";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { AboutView } from "#app/views/about-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(aboutPage);

export { meta } from "#app/head/meta-tags.ts";

export default function About() {
  return <AboutView {...useLoaderData<typeof loader>().props} />;
}
