import { useLoaderData } from "@remix-run/react";
import { blogPage } from "#app/content/page-data/blog-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { BlogView } from "#app/views/blog-view.tsx";

/** Loads one page of a list of posts. */
export const loader = pageLoader((contents, _, params) => blogPage(contents, params));

export { meta } from "#app/head/meta-tags.ts";

export default function Blog() {
  return <BlogView {...useLoaderData<typeof loader>().props} />;
}
