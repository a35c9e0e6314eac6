import type { Change } from "#scripts/review/edits/change.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import type { ReadingPlace } from "#scripts/review/pages/places.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

/** The review of a branch, as written to review.json. Every text in it may come from a stranger. */
export type Review = {
  /** The commit of the main branch into which the branch would be merged, and its own. */
  base: string;
  head: string;
  /** The files that git cannot merge. */
  conflicts: string[];
  findings: ReviewedFinding[];
  /** The changes, in the order of pages. */
  changes: ReviewedChange[];
  /** The pages that differ for visitors; undefined if the base or the branch cannot be rendered. */
  pages?: ReviewedPage[];
};

/** A page that differs for visitors. */
export type ReviewedPage = Pick<ChangedPage, "address" | "change" | "title">;

/** A change with its place on a page and its file in the repository. */
export type PlacedChange = Change & ReadingPlace & { source: string };

/** A change with what a reviewer has to look at in its words. */
export type ReviewedChange = PlacedChange & {
  /** The added addresses. */
  addresses: string[];
  /** A warning, such as about letters of another script. */
  alert: string;
};
