import { aboutPage } from "#app/content/page-data/about-page.ts";
import { blogPage } from "#app/content/page-data/blog-page.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { lesoPage } from "#app/content/page-data/leso-page.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { feedPosts, siteMap } from "#app/content/page-data/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { atomFeed } from "#app/head/atom-feed.ts";
import { robotsDocument, siteMapDocument } from "#app/head/site-map-document.ts";
import { documentRoute } from "#app/routes/document-route.ts";
import { pageRoute } from "#app/routes/page-route.tsx";
import { statusRoute } from "#app/routes/status-route.ts";
import { AboutView } from "#app/views/about-view.tsx";
import { BlogView } from "#app/views/blog-view.tsx";
import { ContactView } from "#app/views/contact-view.tsx";
import { DonateView } from "#app/views/donate-view.tsx";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";
import { HelpView } from "#app/views/help-view.tsx";
import { HomeView } from "#app/views/home-view.tsx";
import { LesoView } from "#app/views/leso-view.tsx";
import { PostView } from "#app/views/post-view.tsx";
import { ProgramsView } from "#app/views/programs-view.tsx";
import { ProseView } from "#app/views/prose-view.tsx";
import { ProverbView } from "#app/views/proverb-view.tsx";

const home = pageRoute(homePage, HomeView);
const programs = pageRoute(programsPage, ProgramsView);
const donate = pageRoute(donatePage, DonateView);
const contact = pageRoute(contactPage, ContactView);
const help = pageRoute(helpPage, HelpView);
const blog = pageRoute((contents, _, asked) => blogPage(contents, asked), BlogView);
const post = pageRoute(
  (contents, address, { id = "" }) => postPage(contents, id, address),
  PostView,
);
const prose = pageRoute(prosePageAt, ProseView);

/** The address book: every address of the site with the route that answers there, in reading order. */
export const routes = {
  "/": home,
  "/about": pageRoute(aboutPage, AboutView),
  "/programs": programs,
  "/donate": donate,
  "/get-involved": pageRoute(getInvolvedPage, GetInvolvedView),
  "/blog": blog,
  "/blog/page/:page": blog,
  "/blog/category/:category": blog,
  "/blog/category/:category/page/:page": blog,
  "/blog/:id": post,
  "/contact": contact,
  "/help": help,
  "/leso": pageRoute(lesoPage, LesoView),
  "/leso/:id": pageRoute((contents, _, { id = "" }) => proverbPage(contents, id), ProverbView),
  "/sw": home,
  "/sw/programs": programs,
  "/sw/donate": donate,
  "/sw/contact": contact,
  "/sw/help": help,
  "/sw/:id": prose,
  "/sw/blog/:id": post,
  "/sitemap.xml": documentRoute("application/xml", (contents) =>
    siteMapDocument(siteMap(contents)),
  ),
  "/robots.txt": documentRoute("text/plain", (contents) =>
    robotsDocument(contents.isPreview ? undefined : fullAddress(contents, "/sitemap.xml")),
  ),
  "/feed.xml": documentRoute("application/atom+xml", (contents) => atomFeed(feedPosts(contents))),
  "/500": statusRoute(500, "Internal Server Error"),
  "/:id": prose,
  "/*": statusRoute(404),
};
