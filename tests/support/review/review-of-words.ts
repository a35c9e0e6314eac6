import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { changesOf } from "#scripts/review/edits/changes-of.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { reviewedChanges } from "#scripts/review/make-review.ts";
import { changedPages } from "#scripts/review/pages/changed-pages.ts";
import { sitePages } from "#scripts/review/pages/site-pages.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { madeReview } from "#tests/support/review/made-review.ts";

const frozen = await textsIn(frozenContent);

/** Edits of the frozen content: a file, its old text, and its new text; the old text of a new file is empty. */
export type WrittenEdit = [file: string, from: string, to: string];

/** The review of a branch that makes these edits of the frozen content, optionally after others. */
export async function reviewOfWords(
  edits: WrittenEdit[],
  first: WrittenEdit[] = [],
): Promise<Review> {
  const base = edited(frozen, first);
  const [old, now] = [await contentOf(base), await contentOf(edited(base, edits))];
  const changes = changesOf(editsBetween(old.files, now.files), old.files, now.files);
  const drafts = changes.some(({ waits }) => waits !== "");
  // Most start from the frozen content, with its pages read once.
  const [before, after] = [
    await (first.length > 0
      ? pagesOf(old, drafts)
      : (frozenPages[`${drafts}`] ??= pagesOf(old, drafts))),
    await pagesOf(now, drafts),
  ];
  const pages = before && after && (await changedPages(before, after));
  const known = JSON.stringify(Object.values(base));
  return madeReview([], { changes: reviewedChanges(changes, pages ?? [], known), pages });
}

const frozenPages: Partial<Record<"true" | "false", ReturnType<typeof pagesOf>>> = {};

/** The pages on a day after the last date in the frozen content; nothing if they cannot be rendered. */
function pagesOf(content: FoundContent, drafts: boolean) {
  return sitePages(content, { day: "2026-12-01", drafts }).catch(() => undefined);
}

/** The frozen content with some texts replaced. */
function contentOf(texts: Record<string, string>) {
  const gone = Object.fromEntries(Object.keys(frozen).map((file) => [file, null]));
  return contentWith({ ...gone, ...texts });
}

function edited(base: Record<string, string>, edits: WrittenEdit[]) {
  const words = { ...base };
  for (const [file, from, to] of edits) {
    if (from !== "" && !words[file]?.includes(from))
      throw new Error(`${file} does not say: ${from}`);
    words[file] = from === "" ? to + (words[file] ?? "") : words[file]!.replace(from, to);
    if (words[file] === "") delete words[file];
  }
  return words;
}
