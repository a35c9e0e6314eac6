// What development bundles anew when code was saved: all that reads, checks and renders.
export { contentsFor } from "#app/content/open-contents.server.ts";
export { serverBuild } from "#app/server-build.ts";
export { checkFolder } from "#scripts/check/check.ts";
