import { index, route, type RouteConfig } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("programs", "routes/programs.tsx"),
  route("donate", "routes/donate.tsx"),
  route("get-involved", "routes/get-involved.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/page/:page", "routes/blog.tsx", { id: "blog-page" }),
  route("blog/category/:category", "routes/blog.tsx", { id: "blog-category" }),
  route("blog/category/:category/page/:page", "routes/blog.tsx", { id: "blog-category-page" }),
  route("blog/:id", "routes/post.tsx"),
  route("contact", "routes/contact.tsx"),
  route("sitemap.xml", "routes/site-map.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("500", "routes/server-error.tsx"),
  route(":id", "routes/prose-page.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
