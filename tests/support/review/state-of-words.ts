import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { noAssets, siteState } from "#scripts/review/compare/site-state.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const frozen = Object.keys(await textsIn(frozenContent));

/** The frozen content with these texts in the place of its own. */
function contentOfWords(texts: Record<string, string>) {
  const gone = Object.fromEntries(frozen.map((file) => [file, null]));
  return contentWith({ ...gone, ...texts });
}

/** What is written differently in the second of two such contents. */
export async function editsOfWords(before: Record<string, string>, after: Record<string, string>) {
  const [old, now] = [await contentOfWords(before), await contentOfWords(after)];
  return editsBetween(old.files, now.files);
}

/** The site that the frozen content makes with these texts in the place of its own. */
export async function stateOfWords(texts: Record<string, string>, assets: PageAssets = noAssets) {
  // A day after the last date that the frozen content has.
  const audience = { day: "2026-12-01", drafts: false };
  return siteState(await contentOfWords(texts), assets, audience);
}
