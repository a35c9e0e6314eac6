import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { HomeView } from "#app/views/home-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, homePage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Home() {
  const { props } = useLoaderData<typeof loader>();
  return <HomeView {...props} />;
}
