import { documents } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";

/** Something that the site answers with at an address, and the file of the output that holds it. */
export type SiteTarget = { address: string; file: string; status: number; isPage: boolean };

/** The page for addresses without one. It has the frame that every page has, and nothing more. */
export const missingPage: SiteTarget = {
  address: "/404",
  file: "404.html",
  status: 404,
  isPage: true,
};

const brokenPage: SiteTarget = { address: "/500", file: "500.html", status: 500, isPage: true };

/** Everything that is drawn of a site, what every page shares first. */
export function siteTargets(contents: Contents): SiteTarget[] {
  const page = (address: string) => ({ address, file: fileOf(address), status: 200, isPage: true });
  const document = (address: string) => ({
    address,
    file: address.slice(1),
    status: 200,
    isPage: false,
  });
  return [
    missingPage,
    brokenPage,
    ...siteAddresses(contents).map(page),
    ...documents.map(document),
  ];
}

function fileOf(address: string) {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
