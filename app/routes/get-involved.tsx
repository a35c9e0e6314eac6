import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, getInvolvedPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function GetInvolved() {
  const { props } = useLoaderData<typeof loader>();
  return <GetInvolvedView {...props} />;
}
