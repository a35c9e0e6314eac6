import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { blogPage } from "#app/content/page-data/blog-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { BlogView } from "#app/views/blog-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, _, asked) => blogPage(contents, asked));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Blog() {
  const { props } = useLoaderData<typeof loader>();
  return <BlogView {...props} />;
}
