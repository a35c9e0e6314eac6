import { useLoaderData } from "@remix-run/react";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { pageLoader } from "#app/routes/page-loader.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Loads what the page shows. */
export const loader = pageLoader(contactPage);

export { meta } from "#app/head/meta-tags.ts";

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().props} />;
}
