import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { Contents } from "#app/content/contents.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { originalAddress } from "#app/content/parts/contents-at.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { prosePagesOf } from "#app/content/parts/pages.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProseView } from "#app/views/prose-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, prosePageAt);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Prose() {
  const { props } = useLoaderData<typeof loader>();
  return <ProseView {...props} />;
}

/** The data of the page of prose at an address; undefined if there is none. */
export function prosePageAt(contents: Contents, address: string) {
  const original = originalAddress(contents, address);
  const page = prosePagesOf(contents).find((page) => page.address === original);
  if (!page) return undefined;
  const { updated: date, updatedLabel: label } = page;
  const links = (page.body.headings ?? [])
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ label: text, href: `#${id}` }));
  return pageAt(contents, address, {
    // One section needs no list.
    sections: links.length > 1 ? { name: contents.interface.contents, links } : undefined,
    html: bodyHtml(contents, page.folder, page),
    sample: page.sample,
    updated: date && label ? { label, date } : undefined,
  });
}

/** The props of a page of prose. */
export type ProsePage = NonNullable<ReturnType<typeof prosePageAt>>["props"];
