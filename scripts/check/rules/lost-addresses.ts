import { addressOf, documents, splitAddress } from "#app/content/addresses.ts";
import { designedPageAt } from "#app/content/page-kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { oldAddress } from "#app/model/site/addresses.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";

const query =
  "Only hosts with .htaccess can redirect an address that contains a ?. Others, such as Cloudflare and Netlify, ignore the part after it.";
const waiting =
  "This redirect works once its page is gone. Delete or hide the page now, or delete the redirect.";

export default {
  severity: "error",
  needsAll: true,
  about:
    "A page that was public is gone, or a redirect cannot work. People may have saved or printed the address, so redirects.yaml must say where it goes. A redirect that has no effect yet, or only on some hosts, is a warning.",
  check(site, report) {
    const { entriesOf, addresses, released } = site;
    // Without the redirects, nobody knows which addresses are lost.
    if (!site.files.some(({ path }) => path === "redirects.yaml")) return;
    const redirects = entriesOf("redirects");
    const targets = movedAddresses(site);
    // A lost page may be in a file that cannot be read.
    for (const { address, to } of lostAddresses(site)) reportLost(address, to, site, report);
    const seen = new Map<string, string>();
    const circled = new Set<string>();
    for (const entry of redirects) {
      const from = fromOf(entry);
      const bare = from.replace(/(?:\/index)?\.html?$/, "") || "/";
      const isThere =
        [from, bare].some((address) => addresses.has(address)) ||
        (from.startsWith("/") && site.hasOther(from.slice(1)));
      const circle = circleFrom(from, targets);
      const isNewCircle = circle.length > 0 && !circled.has(from);
      for (const address of circle) circled.add(address);
      // One pull request may add the redirect, and the next one delete the page.
      const isPage = addresses.has(from) && released.has(from);
      const text =
        (seen.has(from) &&
          seen.get(from) !== entry.id &&
          "This address already has a redirect above. Delete one of the two.") ||
        ((isThere || documents.includes(from)) &&
          !isPage &&
          "There is a page or file at this address. Delete the redirect.") ||
        (isNewCircle &&
          "This redirect leads back to its own address. Write the address where the page is now.");
      seen.set(from, entry.id);
      if (text) report({ ...placeIn(entry, ["from"]), text });
      else if (isPage) report({ ...placeIn(entry, ["from"]), text: waiting, severity: "warning" });
      else if (from.includes("?"))
        report({ ...placeIn(entry, ["from"]), text: query, severity: "warning" });
    }
  },
} satisfies Rule;

/** The addresses that were public and have neither a page nor a redirect, each with the nearest page. */
export function lostAddresses(site: CheckedSite): { address: string; to: string }[] {
  const moved = new Set(site.entriesOf("redirects").map(fromOf));
  return [...site.released]
    .filter((address) => !site.addresses.has(address) && !moved.has(address))
    .map((address) => ({ address, to: nearestPage(site, address) }));
}

// The page in the first language, else the page above it.
function nearestPage({ languages, addresses }: CheckedSite, address: string): string {
  const { prefix, page } = splitAddress(address, languages);
  if (prefix && addresses.has(page)) return page;
  const parts = address.split("/");
  while (parts.length > 1 && !addresses.has(parts.join("/"))) parts.pop();
  return parts.join("/") || "/";
}

function reportLost(address: string, nearest: string, site: CheckedSite, report: Report) {
  const isDesigned = designedPageAt(address) !== undefined;
  const owner = site.entryAt(address);
  // The problem is reported in its file.
  if (isDesigned && owner?.isValid === false) return;
  if (owner && !isDesigned) {
    const field = isDraft(owner) ? "draft" : "publishOn";
    const text = `The page at ${address} is public, and ${field}: hides it. Delete ${field}:, or add a redirect to redirects.yaml.`;
    report({ ...placeIn(owner, [field]), text });
    return;
  }
  const renamed = renamedPage(site, address);
  const to = renamed ? addressOf(renamed) : nearest;
  const page = renamed ? "" : ", with the page that replaces it";
  const text = `The page ${address} was public and is gone. Add this line to redirects.yaml, in place of [] if the list is empty${page}: - {from: ${address}, to: ${to}}. Or restore the page.`;
  report({ ...(renamed ? placeIn(renamed) : topOf("redirects.yaml")), text });
}

// As hosts compare it; an invalid address is reported by another rule.
function fromOf(entry: Entry) {
  const from = String(valueOf(entry, "from"));
  if (!entry.isValid) return from;
  const { path, query: asked } = oldAddress(from);
  return asked ? `${path}?${asked}` : path;
}

/** The addresses that redirects visit from this one, if they come back to one of them; otherwise none. */
export function circleFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const visited = new Set<string>();
  let here: string | undefined = from;
  for (; here !== undefined && !visited.has(here); here = targets.get(here)) visited.add(here);
  return here === undefined ? [] : [...visited];
}

/** Where each redirect leads, by the address that it replaces. */
export function movedAddresses({ entriesOf }: CheckedSite): Map<string, string> {
  return new Map(
    entriesOf("redirects").map((entry) => [fromOf(entry), String(valueOf(entry, "to"))]),
  );
}
