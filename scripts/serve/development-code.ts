// What development bundles anew when code was saved: all that reads the words and renders pages.
export { inspectWithDrafts } from "#app/library/days/inspect-with-drafts.server.ts";
export { serverBuild } from "#app/server-build.ts";
