import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { loadPage } from "#app/content/load-page.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ContactView } from "#app/views/contact-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, contactPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Contact() {
  const { props } = useLoaderData<typeof loader>();
  return <ContactView {...props} />;
}
