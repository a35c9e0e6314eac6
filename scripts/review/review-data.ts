import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import { gravityOf } from "#scripts/review/gravity.ts";
import { gravities } from "#scripts/review/gravities.ts";
import { bounded, type Review, type ReviewedEdit } from "#scripts/review/review-schema.ts";

type Parts = Omit<Review, "version" | "edits" | "counts"> & { edits: Edit[] };

/** Puts together what is told of a branch, the gravest first, in the form of its schema. */
export function reviewData({ edits, ...parts }: Parts): Review {
  const errors = parts.findings.filter(({ severity }) => severity === "error").length;
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
  const counts = { errors, edits: edits.length };
  return bounded({ version: 6, ...parts, edits: ordered, counts });
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
