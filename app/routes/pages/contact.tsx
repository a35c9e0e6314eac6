import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { contactPage } from "#app/library/pages/contact-page.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Loads what the page shows. */
export const loader = async () => contactPage(await openLibrary());

/** The title and metadata of the page. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().view} />;
}
