// Checks the words, builds the browser's code, renders every page and checks what came out. REVIEW_BASE, which a
// host sets for previews, marks what a branch changes; what is on that base is never marked.
import { buildSite } from "#scripts/build/build-site.ts";

const { REVIEW_BASE: base } = process.env;
const marked = base ? await import("#scripts/review/build-marked.ts") : undefined;
const isMarked = base ? await marked?.buildMarked(base) : false;
// Remix leaves a timer behind for each page it answered, so the end has to be said.
process.exit(isMarked || (await buildSite()) ? 0 : 1);
