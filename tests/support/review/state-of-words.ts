import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { siteState } from "#scripts/review/compare/site-state.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const frozen = Object.keys(await textsIn(frozenContent));
const noAssets = { styles: "", script: "", integrity: "", fonts: [], weights: new Map() };

/** The site that the frozen content makes with these texts in the place of its own. */
export async function stateOfWords(texts: Record<string, string>, assets: PageAssets = noAssets) {
  const gone = Object.fromEntries(frozen.map((file) => [file, null]));
  // A day after the last date that the frozen content has.
  const audience = { day: "2026-12-01", drafts: false };
  return siteState(await contentWith({ ...gone, ...texts }), assets, audience);
}
