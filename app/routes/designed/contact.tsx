import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Loads what the page shows. */
export const loader = async () => contactPage(await openContents());

export { meta } from "#app/head/meta-tags.ts";

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().props} />;
}
