import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { formOf } from "#app/content/parts/form-of.ts";
import { hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { helpLink, helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ContactView } from "#app/views/contact-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, contactPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Contact() {
  const { props } = useLoaderData<typeof loader>();
  return <ContactView {...props} />;
}

/** The data of the contact page. */
export function contactPage(contents: Contents, address: string) {
  const { site, language } = contents;
  const { helplines, details, partners, form } = contents.contact;
  const hours: WayToReach = {
    name: details.hoursLabel,
    text: hoursInWords(site.office, language, details.hours, contents.interface.clock),
  };
  return pageAt(contents, address, {
    helplines: {
      ...helplines,
      help: helpLink(contents),
      list: helplinesOf(contents).map(({ number, href, name }) => ({
        number,
        href,
        name,
        call: withValues(helplines.call, { number }),
      })),
    },
    details: { ...details, list: [...waysToReach(contents), hours] },
    partners,
    form: formOf(contents, "contact", form),
  });
}

/** The props of the contact page. */
export type ContactPage = ReturnType<typeof contactPage>["props"];
