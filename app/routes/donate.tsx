import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { DonateView } from "#app/views/donate-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, donatePage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Donate() {
  const { props } = useLoaderData<typeof loader>();
  return <DonateView {...props} />;
}
