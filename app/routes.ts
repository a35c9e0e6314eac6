import { prefixedAddress } from "#app/content/addresses.ts";
import * as about from "#app/routes/about.tsx";
import * as blogPost from "#app/routes/blog.$id.tsx";
import * as blog from "#app/routes/blog.tsx";
import * as contact from "#app/routes/contact.tsx";
import * as donate from "#app/routes/donate.tsx";
import * as feed from "#app/routes/feed[.]xml.ts";
import * as getInvolved from "#app/routes/get-involved.tsx";
import * as help from "#app/routes/help.tsx";
import * as home from "#app/routes/home.tsx";
import * as leso from "#app/routes/leso.$id.tsx";
import * as lesos from "#app/routes/leso.tsx";
import * as notFound from "#app/routes/not-found.tsx";
import * as pindo from "#app/routes/pindo[.]svg.ts";
import * as programs from "#app/routes/programs.tsx";
import * as prose from "#app/routes/prose.tsx";
import * as robots from "#app/routes/robots[.]txt.ts";
import * as serverError from "#app/routes/server-error.tsx";
import * as siteMap from "#app/routes/sitemap[.]xml.ts";

/** The route module of each address in the first language, in reading order. */
export const routes = {
  "/": home,
  "/about": about,
  "/programs": programs,
  "/donate": donate,
  "/get-involved": getInvolved,
  "/blog": blog,
  "/blog/page/:page": blog,
  "/blog/category/:category": blog,
  "/blog/category/:category/page/:page": blog,
  "/blog/:id": blogPost,
  "/contact": contact,
  "/help": help,
  "/leso": lesos,
  "/leso/:id": leso,
  "/sitemap.xml": siteMap,
  "/robots.txt": robots,
  "/feed.xml": feed,
  "/pindo.svg": pindo,
  "/500": serverError,
  "/:id": prose,
  "/*": notFound,
};

// Addresses that exist once, not in each language.
const shared = ["/sitemap.xml", "/robots.txt", "/pindo.svg", "/500"];

/** The route modules of a site with these prefixes of further languages. */
export function routesWith(prefixes: readonly string[]) {
  const original = Object.entries(routes);
  const translated = original.filter(([address]) => !shared.includes(address));
  return [
    ...original,
    ...prefixes.flatMap((prefix) =>
      translated.map(([address, module]) => [prefixedAddress(prefix, address), module] as const),
    ),
  ];
}
