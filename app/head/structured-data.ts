import type {
  BlogPosting,
  BreadcrumbList,
  DonateAction,
  Event,
  Graph,
  NGO,
  WebSite,
} from "schema-dts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";

/** The structured data (schema.org) of a page; every text in it is also visible on the page. */
export function structuredData(page: PageMeta): Graph {
  const graph = [
    ...(page.canonical === page.organization.address ? [organization(page), webSite(page)] : []),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(page.breadcrumbs)] : []),
    ...(page.article ? [blogPosting(page, page.article)] : []),
    ...page.events.map((event) => eventOf(page, event)),
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

function webSite({ organization: { name, address }, language }: PageMeta): WebSite {
  return {
    "@type": "WebSite",
    name,
    url: address,
    inLanguage: language,
    publisher: { "@id": idOf(address) },
  };
}

function breadcrumbList(steps: PageMeta["breadcrumbs"]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
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

function eventOf(
  { organization, canonical }: PageMeta,
  { name, description, place, start, end }: NonNullable<PageMeta["events"]>[number],
): Event {
  return {
    "@type": "Event",
    name,
    description,
    startDate: start,
    endDate: end,
    location: { "@type": "Place", name: place, address: place },
    url: canonical,
    organizer: { "@id": idOf(organization.address) },
  };
}

function donateAction({ canonical, organization: { address } }: PageMeta): DonateAction {
  return { "@type": "DonateAction", recipient: { "@id": idOf(address) }, target: canonical };
}

function idOf(address: string) {
  return `${address}#organization`;
}
