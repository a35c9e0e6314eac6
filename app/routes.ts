import type { RouteConfigEntry } from "@remix-run/route-config";

// Plain lines, because the functions that would write them load all of Remix's compilers.
export default [
  { index: true, file: "routes/home.tsx" },
  { path: "about", file: "routes/about.tsx" },
  { path: "programs", file: "routes/programs.tsx" },
  { path: "donate", file: "routes/donate.tsx" },
  { path: "get-involved", file: "routes/get-involved.tsx" },
  { path: "blog", file: "routes/blog.tsx" },
  { path: "blog/page/:page", file: "routes/blog.tsx", id: "blog-page" },
  { path: "blog/category/:category", file: "routes/blog.tsx", id: "blog-category" },
  {
    path: "blog/category/:category/page/:page",
    file: "routes/blog.tsx",
    id: "blog-category-page",
  },
  { path: "blog/:id", file: "routes/post.tsx" },
  { path: "contact", file: "routes/contact.tsx" },
  { path: "sitemap.xml", file: "routes/site-map.ts" },
  { path: "robots.txt", file: "routes/robots.ts" },
  { path: "feed.xml", file: "routes/feed.ts" },
  { path: "500", file: "routes/server-error.tsx" },
  { path: ":id", file: "routes/prose-page.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfigEntry[];
