// What development bundles anew when code was saved: all that reads, checks and renders.
export { openSite } from "#app/content/open-site.server.ts";
export { serverBuild } from "#app/server-build.ts";
export { checkFolder } from "#scripts/check/check.ts";
