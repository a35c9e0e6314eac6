import { documents, feedAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { prefixesOf } from "#app/content/parts/contents-at.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";

/** An address of the site, and the file of the output for it. */
export type SiteTarget = {
  address: string;
  file: string;
  /** A second file with the page, for hosts that would otherwise show the folder of that name. */
  folderFile?: string;
  status: number;
  isPage: boolean;
};

// Hosts show these for unknown addresses and server errors.
const errorPages = [404, 500].map((status) => page(`/${status}`, status));

/** Every address that is rendered. */
export function siteTargets(contents: Contents): SiteTarget[] {
  const addresses = siteAddresses(contents);
  const feeds = prefixesOf(contents).map(feedAddress);
  // A feed is that of a blog.
  const isThere = (document: string) =>
    !document.endsWith("/feed.xml") || addresses.includes(document.replace("feed.xml", "blog"));
  const folders = new Set(
    [...addresses, ...contents.redirects.map(({ from }) => from)].flatMap(foldersOf),
  );
  return [
    ...errorPages,
    ...prefixesOf(contents).map((prefix) => page(`${prefix}/404`, 404)),
    ...addresses.map((address) =>
      folders.has(address)
        ? { ...page(address), folderFile: `${address.slice(1)}/index.html` }
        : page(address),
    ),
    ...[...documents, ...feeds].filter(isThere).map((address) => ({
      address,
      file: address.slice(1),
      status: 200,
      isPage: false,
    })),
  ];
}

function foldersOf(address: string): string[] {
  const folder = address.slice(0, address.lastIndexOf("/"));
  return folder === "" ? [] : [folder, ...foldersOf(folder)];
}

function page(address: string, status = 200): SiteTarget {
  const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
  return { address, file, status, isPage: true };
}
