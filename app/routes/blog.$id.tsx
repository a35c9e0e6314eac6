import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { PostView } from "#app/views/post-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, address, { id = "" }) => postPage(contents, id, address));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Post() {
  const { props } = useLoaderData<typeof loader>();
  return <PostView {...props} />;
}
