import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProverbView } from "#app/views/proverb-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, address, { id = "" }) => proverbPage(contents, id, address));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Proverb() {
  const { props } = useLoaderData<typeof loader>();
  return <ProverbView {...props} />;
}
