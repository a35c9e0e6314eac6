import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { AboutView } from "#app/views/about-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, aboutPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function About() {
  const { props } = useLoaderData<typeof loader>();
  return <AboutView {...props} />;
}
