// Checks the words, builds the browser's code, renders every page and checks what came out.
import { buildSite } from "#scripts/build/build-site.ts";

// Remix leaves a timer behind for each page it answered, so the end has to be said.
process.exit((await buildSite()) ? 0 : 1);
