import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProseView } from "#app/views/prose-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, prosePageAt);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Prose() {
  const { props } = useLoaderData<typeof loader>();
  return <ProseView {...props} />;
}
