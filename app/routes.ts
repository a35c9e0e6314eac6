import type { RouteConfigEntry } from "@remix-run/route-config";
import { designedPageList } from "#app/library/designed-pages.ts";

// Each designed page has a route with the name of its address.
const designed = designedPageList.map(({ address }) =>
  address === "/"
    ? { index: true, file: "routes/home.tsx" }
    : { path: address.slice(1), file: `routes${address}.tsx` },
);

// Plain lines, because the functions that would write them load all of Remix's compilers.
export default [
  ...designed,
  // With /blog these are one page over different posts, so one module answers all four.
  { path: "blog/page/:page", file: "routes/blog.tsx", id: "blog-page" },
  { path: "blog/category/:category", file: "routes/blog.tsx", id: "blog-category" },
  {
    path: "blog/category/:category/page/:page",
    file: "routes/blog.tsx",
    id: "blog-category-page",
  },
  { path: "blog/:id", file: "routes/post.tsx" },
  { path: "sitemap.xml", file: "routes/site-map.ts" },
  { path: "robots.txt", file: "routes/robots.ts" },
  { path: "feed.xml", file: "routes/feed.ts" },
  { path: "500", file: "routes/server-error.tsx" },
  { path: ":id", file: "routes/prose-page.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfigEntry[];
