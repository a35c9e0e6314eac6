import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { contactPage } from "#app/library/pages/contact-page.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Asks the library for the page's words. */
export const loader = async () => contactPage(await openLibrary());

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().view} />;
}
