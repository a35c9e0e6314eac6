import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, programsPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Programs() {
  const { props } = useLoaderData<typeof loader>();
  return <ProgramsView {...props} />;
}
