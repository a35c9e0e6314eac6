import type { BlogPosting, DonateAction, Graph, NGO } from "schema-dts";
import type { PageMeta } from "#app/content/parts/page-meta.ts";

/** The structured data (schema.org) of a page; all of its text is also visible on the page. */
export function structuredData(page: PageMeta): Graph {
  const graph = [
    ...(page.canonical === page.organization.address ? [organization(page)] : []),
    ...(page.article ? [blogPosting(page, page.article)] : []),
    ...(page.isGiving ? [donateAction(page)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

function organization({ organization: charity }: PageMeta): NGO {
  return {
    ...reference(charity),
    slogan: charity.motto,
    logo: charity.logo,
    email: charity.email,
    telephone: charity.phone,
    address: charity.location,
    ...(charity.profiles.length > 0 ? { sameAs: charity.profiles } : {}),
    ...(charity.giving && {
      potentialAction: { "@type": "DonateAction" as const, target: charity.giving },
    }),
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
    inLanguage: page.locale,
    mainEntityOfPage: page.canonical,
    publisher: reference(page.organization),
  };
}

function donateAction({ canonical, organization: charity }: PageMeta): DonateAction {
  return { "@type": "DonateAction", recipient: reference(charity), target: canonical };
}

// Search engines read each page on its own, so an id alone would identify nobody.
function reference({ address, name }: PageMeta["organization"]) {
  return { "@type": "NGO" as const, "@id": `${address}#organization`, name, url: address };
}
