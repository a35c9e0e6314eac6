// The code that development bundles again after a save: everything that reads, checks and renders.
export { entriesOf } from "#app/content/entries.ts";
export { contentsFor } from "#app/content/open-contents.server.ts";
export { readContent } from "#app/content/reading/read-content.server.ts";
export { serverBuild } from "#app/server-build.ts";
export { sharePictures } from "#app/content/site-addresses.ts";
export { sharePictureBytes } from "#scripts/build/pictures/share-pictures.ts";
export { siteRedirects } from "#scripts/build/rendering/redirects.ts";
export { siteTargets } from "#scripts/build/rendering/site-targets.ts";
export { checkContent } from "#scripts/check/check.ts";
