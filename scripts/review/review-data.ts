import type { NamedFile } from "#scripts/review/changed-files.ts";
import type { ChangedValue } from "#scripts/review/compare/changed-values.ts";
import type { PageChange } from "#scripts/review/compare/page-changes.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import { gravities, type Gravity } from "#scripts/review/gravities.ts";
import { gravityOf } from "#scripts/review/gravity.ts";
import type { LeftBehind } from "#scripts/review/left-behind/left-behind.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

/** What a reviewer of a branch is told, as it is written to review.json; every text in it may come from a stranger. */
export type Review = {
  /** The commits that are compared. */
  base: string;
  head: string;
  findings: ReviewedFinding[];
  /** What the branch writes differently, the gravest first. */
  edits: ReviewedEdit[];
  leftBehind: LeftBehind[];
  files: NamedFile[];
  /** What visitors get; missing where the words of the base or of the branch make no site. */
  site?: ReviewedSite;
};

/** Something that the branch writes differently. */
export type ReviewedEdit = Pick<
  Edit,
  "id" | "file" | "line" | "change" | "before" | "after" | "waits"
> & {
  /** What it is about, in the words of a reader. */
  label: string;
  gravity: Gravity;
  /** The pages on which it is seen. */
  pages: string[];
};

/** What visitors get. */
export type ReviewedSite = {
  /** Pages that are new, gone, at another address or different, with the address they had. */
  pages: { address: string; change: Edit["change"]; from?: string; title: string }[];
  values: ChangedValue[];
  /** What is different on them, each told once however many pages it is on. */
  changes: ReviewedChange[];
};

/** Something that is different on pages. */
export type ReviewedChange = Omit<PageChange, "at" | "atBefore"> & {
  /** The id of its element on the pages of the preview. */
  id: string;
  pages: string[];
  /** The edits that it follows from; none where that is not known. */
  reasons: string[];
};

type Parts = Omit<Review, "edits"> & { edits: Edit[] };

/** Puts together what is told of a branch, the gravest first. */
export function reviewData({ edits, ...parts }: Parts): Review {
  const told = edits.flatMap((edit) => {
    const { id, file, line, change, waits } = edit;
    const changes = parts.site?.changes.filter(({ reasons }) => reasons.includes(id)) ?? [];
    const pages = [...new Set(changes.flatMap((one) => one.pages))];
    return valuesToTell(edit).map(({ field, before, after, gravity }): ReviewedEdit => {
      const label = labelOf({ ...edit, field });
      return { id, file, line, label, change, before, after, gravity, waits, pages };
    });
  });
  const weight = ({ gravity }: ReviewedEdit) => gravities.indexOf(gravity);
  const ordered = told.sort((one, other) => weight(one) - weight(other));
  return { ...parts, edits: ordered };
}

// What is grave in an entry that came or went is told for itself, and never only as a part of it.
function valuesToTell(edit: Edit) {
  if (!edit.isEntry) return [{ ...edit, gravity: gravityOf(edit) }];
  const read = (side: "before" | "after") => {
    const texts = edit.values.map((value) => value[side]);
    const worded = texts.filter((text) => /\p{L}.*\s|\d{3}|^\/|:\/\//su.test(text));
    return [...new Set([edit[side], ...worded])].join("\n").trim();
  };
  const fields = edit.values.map(({ field }) => field).filter((field) => field !== "sample");
  const places = fields.map((field) => ({ field, before: "", after: "" }));
  const gravity = gravityOf({ ...edit, values: places });
  const whole = { field: "", before: read("before"), after: read("after"), gravity };
  const graver = edit.values.flatMap((value) => {
    const own = gravityOf({ ...edit, values: [value] });
    return gravities.indexOf(own) < gravities.indexOf(gravity) ? [{ ...value, gravity: own }] : [];
  });
  return [whole, ...graver];
}
