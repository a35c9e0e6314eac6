import { addressOf, documents } from "#app/content/addresses.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { oldAddress } from "#app/model/site/redirect.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Rule } from "#scripts/check/rule.ts";

const query =
  "Only a host with .htaccess can redirect an address with a ?. Others, such as Cloudflare and Netlify, show the page of the address before it.";

export default {
  severity: "error",
  about:
    "A public address no longer answers, or a redirect cannot work. Somebody may have kept or printed the address.",
  check(site, report) {
    const { entriesOf, entryAt, addresses, released } = site;
    const list = site.files.find(({ path }) => path === "redirects.yaml");
    // While the redirects cannot be read, nobody knows which addresses are lost.
    if (!list || list.faults.length > 0) return;
    const redirects = entriesOf("redirects");
    const targets = new Map(redirects.map((one) => [fromOf(one), valueOf(one, "to")]));
    const files = new Set(site.others.map(({ path }) => `/${path}`));
    // The page may be in a file that cannot be read.
    for (const value of site.isReadable ? released : []) {
      if (addresses.has(value) || targets.has(value)) continue;
      const isDesigned = designedPageAt(value) !== undefined;
      // What is wrong with its file is said there.
      if (isDesigned && entryAt(value)?.isValid === false) continue;
      const hidden = isDesigned ? undefined : entryAt(value);
      const renamed = hidden ? undefined : renamedPage(site, value);
      const field = hidden && (isDraft(hidden) ? "draft" : "publishOn");
      const to = renamed ? `"to: ${addressOf(renamed)}"` : '"to: " and the page for its readers';
      const owner = hidden ?? renamed;
      const place = owner ? placeIn(owner, field ? [field] : []) : topOf(list.path);
      const text = field
        ? `The page at ${value} is public, and ${field} hides it. Delete ${field}, or say in redirects.yaml where its readers go meanwhile.`
        : `The page at ${value} was public and is gone. In redirects.yaml write "- from: ${value}", on the line below it, two spaces further to the right, ${to}, in place of [] if that is there; or bring the page back.`;
      report({ ...place, text });
    }
    const seen = new Set<unknown>();
    for (const entry of redirects) {
      const from = fromOf(entry);
      const bare = from.replace(/(?:\/index)?\.html?$/, "") || "/";
      const isThere = [from, bare].some((one) => addresses.has(one)) || files.has(from);
      const text =
        (seen.has(from) && "A line above sends this address on already. Keep one of the two.") ||
        ((isThere || documents.includes(from)) &&
          "There is a page or a file here. Delete this redirect.") ||
        (leadsInCircle(from, targets) && "This leads in a circle. Write where the page is now.");
      seen.add(from);
      if (text) report({ ...placeIn(entry, ["from"]), text });
      else if (from.includes("?"))
        report({ ...placeIn(entry, ["from"]), text: query, severity: "warning" });
    }
  },
} satisfies Rule;

// As hosts compare it; what is not valid is an error of its own.
function fromOf(entry: Entry) {
  const from = String(valueOf(entry, "from"));
  if (!entry.isValid) return from;
  const { path, query: asked } = oldAddress(from);
  return asked ? `${path}?${asked}` : path;
}

function leadsInCircle(from: unknown, targets: ReadonlyMap<unknown, unknown>) {
  const way = new Set<unknown>();
  let here = from;
  for (; targets.has(here) && !way.has(here); here = targets.get(here)) way.add(here);
  return way.has(here);
}
