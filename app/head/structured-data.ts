import type { BlogPosting, DonateAction, Graph, NGO } from "schema-dts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";

/** The structured data (schema.org) of a page; every text in it is also visible on the page. */
export function structuredData(page: PageMeta): Graph {
  const graph = [
    ...(page.canonical === page.organization.address ? [organization(page)] : []),
    ...(page.article ? [blogPosting(page, page.article)] : []),
    ...(page.isGiving ? [donateAction(page)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

function organization({ organization: one }: PageMeta): NGO {
  return {
    "@type": "NGO",
    "@id": idOf(one.address),
    name: one.name,
    slogan: one.motto,
    url: one.address,
    logo: one.logo,
    email: one.email,
    telephone: one.phone,
    address: one.location,
    ...(one.profiles.length > 0 ? { sameAs: one.profiles } : {}),
    potentialAction: { "@type": "DonateAction", target: one.giving },
  };
}

function blogPosting(
  page: PageMeta,
  { headline, author, date, updated }: NonNullable<PageMeta["article"]>,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline,
    description: page.description,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: { "@type": "Organization", name: author },
    image: page.picture.address,
    inLanguage: page.language,
    mainEntityOfPage: page.canonical,
    publisher: { "@id": idOf(page.organization.address) },
  };
}

function donateAction({ canonical, organization: { address } }: PageMeta): DonateAction {
  return { "@type": "DonateAction", recipient: { "@id": idOf(address) }, target: canonical };
}

function idOf(address: string) {
  return `${address}#organization`;
}
