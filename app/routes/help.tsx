import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { HelpView } from "#app/views/help-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, helpPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Help() {
  const { props } = useLoaderData<typeof loader>();
  return <HelpView {...props} />;
}
