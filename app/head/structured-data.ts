import type {
  BlogPosting,
  BreadcrumbList,
  DonateAction,
  Event,
  Graph,
  NGO,
  WebSite,
} from "schema-dts";
import type { PageWords } from "#app/library/shown/page-words.ts";

/** The structured data (schema.org) of a page; every text in it is also visible on the page. */
export function structuredData(words: PageWords): Graph {
  const graph = [
    ...(words.canonical === words.organization.address
      ? [organization(words), webSite(words)]
      : []),
    ...(words.breadcrumbs.length > 1 ? [breadcrumbList(words.breadcrumbs)] : []),
    ...(words.article ? [blogPosting(words, words.article)] : []),
    ...(words.events ?? []).map((event) => eventOf(words, event)),
    ...(words.isGiving ? [donateAction(words)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

function organization({ organization: one }: PageWords): NGO {
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

function webSite({ organization: { name, address }, language }: PageWords): WebSite {
  return {
    "@type": "WebSite",
    name,
    url: address,
    inLanguage: language,
    publisher: { "@id": idOf(address) },
  };
}

function breadcrumbList(steps: PageWords["breadcrumbs"]): BreadcrumbList {
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
  words: PageWords,
  { headline, author, date, updated }: NonNullable<PageWords["article"]>,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline,
    description: words.description,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: { "@type": "Organization", name: author },
    image: words.picture.address,
    inLanguage: words.language,
    mainEntityOfPage: words.canonical,
    publisher: { "@id": idOf(words.organization.address) },
  };
}

function eventOf(
  { organization, canonical }: PageWords,
  { name, description, place, start, end }: NonNullable<PageWords["events"]>[number],
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

function donateAction({ canonical, organization: { address } }: PageWords): DonateAction {
  return { "@type": "DonateAction", recipient: { "@id": idOf(address) }, target: canonical };
}

function idOf(address: string) {
  return `${address}#organization`;
}
