import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openContents } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { ContactView } from "#app/views/contact-view.tsx";

/** Loads what the page shows in English or Swahili; answers 404 where it is not told so. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = contactPage(await openContents(), addressBelow(new URL(request.url).pathname));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export { meta } from "#app/head/meta-tags.ts";

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().props} />;
}
