import type { NamedFile } from "#scripts/review/changed-files.ts";
import type { ChangedValue } from "#scripts/review/compare/changed-values.ts";
import type { PageChange } from "#scripts/review/compare/page-changes.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import { gravities, graveOnes, type Gravity } from "#scripts/review/gravities.ts";
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
> &
  Pick<ReviewedChange, "place" | "was"> & {
    /** What it is about, in the words of a reader. */
    label: string;
    gravity: Gravity;
    /** The pages on which it is seen. */
    pages: string[];
    /** What it makes visible that stood there already. */
    shows: string[];
  };

/** What visitors get. */
export type ReviewedSite = {
  /** Pages that are new, gone, at another address or different, with the address they had. */
  pages: { address: string; change: Edit["change"]; from?: string; title: string }[];
  values: ChangedValue[];
  changes: ReviewedChange[];
};

/** Something that is different on a page. */
export type ReviewedChange = Omit<PageChange, "old" | "now"> & {
  page: string;
  /** The edits that it follows from; none where that is not known. */
  reasons: string[];
  /** Its address, with what lets a browser mark it there; of what went, its neighbour. */
  place: string;
  /** The same on the public page, of what went. */
  was: string;
};

type Parts = Omit<Review, "edits"> & { edits: Edit[] };

/** Puts together what is told of a branch, the gravest first. */
export function reviewData({ edits, ...parts }: Parts): Review {
  const entryOf = ({ file, entry }: Edit) => `${file} ${entry}`;
  // Who agreed is read beside what they agreed to.
  const agreed = new Set(
    edits.filter(({ field }) => /^(?:consent|allow|sample)\b/.test(field)).map(entryOf),
  );
  const told = edits.map((edit): ReviewedEdit => {
    const { id, file, line, change, waits } = edit;
    const changes = parts.site?.changes.filter(({ reasons }) => reasons.includes(id)) ?? [];
    const pagesOf = (some: ReviewedChange[]) => [...new Set(some.map(({ page }) => page))];
    // What a form may say on many pages is nobody's own.
    const lasting = changes.filter(({ part, kind }) => part === "main" && kind !== "island");
    const own = gravityOf(edit, pagesOf(lasting));
    const gravity = agreed.has(entryOf(edit)) && !graveOnes.includes(own) ? "people" : own;
    const isTakenDown = /^(?:draft|unlisted)$/.test(edit.field) && edit.after === "true";
    const shows = edit.field.startsWith("hide")
      ? [...new Set(changes.flatMap((one) => (one.before === "" ? one.after : [])))]
      : [];
    // A page on which a browser marks it is better than one on which it stands.
    const { place = "" } = changes.find((one) => one.place.includes("#")) ?? changes[0] ?? {};
    const { was = "" } = changes.find((one) => one.was !== "") ?? {};
    const shown = { label: labelOf(edit), gravity, pages: pagesOf(changes), shows, place, was };
    const texts = isTakenDown ? { before: edit.title || file, after: "" } : textsOf(edit);
    const state = isTakenDown
      ? { change: "removed" as const, waits: "", label: "taken down: no visitor sees it" }
      : { change, waits };
    return { id, file, line, ...shown, ...state, ...texts };
  });
  // In each group a long entry comes behind what is short.
  const weight = ({ gravity, after, before }: ReviewedEdit) =>
    gravities.indexOf(gravity) + (/\n/.test(after + before) ? 0.5 : 0);
  return { ...parts, edits: told.sort((one, other) => weight(one) - weight(other)) };
}

// Of an entry that came or went all that is read, a line each.
function textsOf({ isEntry, values, before, after }: Edit) {
  if (!isEntry) return { before, after };
  const read = (first: string, side: "before" | "after") => {
    const texts = values.map((value) => value[side]);
    const worded = texts.filter((text) => /\p{L}.*\s|\d{3}|^\/|:\/\//su.test(text));
    return [...new Set([first, ...worded])].join("\n").trim();
  };
  return { before: read(before, "before"), after: read(after, "after") };
}
