// Checks the words, builds the code, renders what is different and checks what came out.
import { buildSite } from "#scripts/build/build-site.ts";

// Remix leaves a timer behind for each page it answered, so the end has to be said.
process.exit((await buildSite()) ? 0 : 1);
