import { useLoaderData } from "@remix-run/react";
import { openLibrary } from "#app/library/library.server.ts";
import { contactPage } from "#app/library/pages/contact-page.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Loads what the page shows. */
export const loader = async () => contactPage(await openLibrary());

export { meta } from "#app/head/meta-tags.ts";

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().props} />;
}
