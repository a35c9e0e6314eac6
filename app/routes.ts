import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";

// Each designed page of the register has a route with the name of its address. The register itself
// would load all of the model, which every start of Vite would wait for.
const designed = readdirSync("app/routes/pages").map((name) => {
  const file = `routes/pages/${name}`;
  return name === "home.tsx" ? { index: true, file } : { path: name.replace(/\.tsx$/, ""), file };
});

// Plain lines, because the functions that would write them load all of Remix's compilers.
export default [
  ...designed,
  // These are the blog over other posts, so one module answers under four addresses.
  { path: "blog/page/:page", file: "routes/pages/blog.tsx", id: "blog-page" },
  { path: "blog/category/:category", file: "routes/pages/blog.tsx", id: "blog-category" },
  {
    path: "blog/category/:category/page/:page",
    file: "routes/pages/blog.tsx",
    id: "blog-category-page",
  },
  { path: "blog/year/:year", file: "routes/year.tsx" },
  { path: "blog/:id", file: "routes/post.tsx" },
  { path: "sw", file: "routes/swahili-page.tsx", id: "swahili-home" },
  { path: "sw/:id", file: "routes/swahili-page.tsx" },
  { path: "sitemap.xml", file: "routes/site-map.ts" },
  { path: "robots.txt", file: "routes/robots.ts" },
  { path: "feed.xml", file: "routes/feed.ts" },
  { path: "500", file: "routes/server-error.tsx" },
  { path: ":id", file: "routes/prose-page.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfigEntry[];
