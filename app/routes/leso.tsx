import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { lesoPage } from "#app/content/page-data/leso-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { LesoView } from "#app/views/leso-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, lesoPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Lesos() {
  const { props } = useLoaderData<typeof loader>();
  return <LesoView {...props} />;
}
