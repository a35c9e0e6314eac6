import * as feed from "#app/routes/feed.ts";

import * as notFound from "#app/routes/not-found.tsx";
import * as about from "#app/routes/designed/about.tsx";
import * as blog from "#app/routes/designed/blog.tsx";
import * as contact from "#app/routes/designed/contact.tsx";
import * as donate from "#app/routes/designed/donate.tsx";
import * as getInvolved from "#app/routes/designed/get-involved.tsx";
import * as help from "#app/routes/designed/help.tsx";
import * as home from "#app/routes/designed/home.tsx";
import * as programs from "#app/routes/designed/programs.tsx";
import * as leso from "#app/routes/designed/leso.tsx";
import * as post from "#app/routes/post.tsx";
import * as proverb from "#app/routes/proverb.tsx";
import * as prose from "#app/routes/prose-pages.tsx";
import * as robots from "#app/routes/robots.ts";
import * as serverError from "#app/routes/server-error.tsx";
import * as siteMap from "#app/routes/site-map.ts";

/** The address book: every address of the site with the module that answers there, in reading order. */
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
  "/blog/:id": post,
  "/contact": contact,
  "/help": help,
  "/leso": leso,
  "/leso/:id": proverb,
  "/sw": home,
  "/sw/programs": programs,
  "/sw/donate": donate,
  "/sw/contact": contact,
  "/sw/help": help,
  "/sw/:id": prose,
  "/sw/blog/:id": post,
  "/sitemap.xml": siteMap,
  "/robots.txt": robots,
  "/feed.xml": feed,
  "/500": serverError,
  "/:id": prose,
  "/*": notFound,
};
