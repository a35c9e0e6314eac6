// Checks the content, builds the browser's code, renders every page and checks the result.
import { buildSite } from "#scripts/build/build-site.ts";

// Remix leaves a timer running for each page that it rendered, so exit explicitly.
process.exit((await buildSite()) ? 0 : 1);
