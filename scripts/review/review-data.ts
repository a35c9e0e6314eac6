import type { NamedFile } from "#scripts/review/changed-files.ts";
import type { Change } from "#scripts/review/edits/changes-of.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import type { ReadingPlace } from "#scripts/review/pages/places.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

/** The review of a branch, as written to review.json. Every text in it may come from a stranger. */
export type Review = {
  /** The compared commits. */
  base: string;
  head: string;
  findings: ReviewedFinding[];
  /** The changes, the most serious first. */
  changes: ReviewedChange[];
  files: NamedFile[];
  /** The pages that differ for visitors; undefined if the base or the branch cannot be rendered. */
  pages?: Pick<ChangedPage, "address" | "change" | "title">[];
};

/** A change with its place on a page. */
export type ReviewedChange = Change &
  ReadingPlace & {
    /** The added addresses, in full. */
    addresses: string[];
    /** A warning for the reviewer, such as about letters of another script. */
    alert: string;
  };
