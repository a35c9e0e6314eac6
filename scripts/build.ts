// Checks the words, builds the browser's code, renders every page and checks what came out. REVIEW_BASE, which a
// host sets for previews, marks what a branch changes; what is on that base is never marked.
import { buildSite } from "#scripts/build/build-site.ts";

const { REVIEW_BASE: base } = process.env;
// Only a preview needs the code of the review.
const isMarked =
  base && (await (await import("#scripts/review/build-marked.ts")).buildMarked(base));
// Remix leaves a timer behind for each page it answered, so the end has to be said.
process.exit(isMarked || (await buildSite()) ? 0 : 1);
