import type { NamedFile } from "#scripts/review/changed-files.ts";
import type { Change } from "#scripts/review/edits/changes-of.ts";
import type { ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import type { ReadingPlace } from "#scripts/review/pages/places.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

/** What a reviewer of a branch is shown, as it is written to review.json; every text in it may come from a stranger. */
export type Review = {
  /** The commits that are compared. */
  base: string;
  head: string;
  findings: ReviewedFinding[];
  /** What the branch writes differently, the most serious first. */
  changes: ReviewedChange[];
  files: NamedFile[];
  /** The pages that differ for a visitor; missing where the words of the base or of the branch make no site. */
  pages?: Pick<ChangedPage, "address" | "change" | "title">[];
};

/** Something that a branch writes differently, with where it is read. */
export type ReviewedChange = Change &
  ReadingPlace & {
    /** The addresses that came with it, whole. */
    addresses: string[];
    /** What nobody may overlook, such as letters of another script. */
    alert: string;
  };
