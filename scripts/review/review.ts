import { z } from "zod";

// These limits are wide for what we write ourselves; they are for what somebody else may send.
const words = z.string().max(4_000);
const path = z.string().min(1).max(1_000);
const count = z.int().min(0);
const number = z.int().min(1).max(100_000_000);
const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/** The longest line that is shown or mended in a review. */
export const longestLine = 20_000;

const correctionSchema = z.strictObject({
  line: number,
  column: number,
  length: z.int().min(0).max(longestLine),
  text: words,
  /** The line as it stands. */
  source: z.string().max(longestLine),
  /** True where the branch changed that very line; only then a host takes a suggestion for it. */
  isChangedLine: z.boolean(),
});

const findingSchema = z.strictObject({
  file: path,
  line: number,
  column: number,
  says: words,
  expected: words,
  fix: words,
  severity: z.enum(["warning", "note"]).optional(),
  /** The id of the rule that found it. */
  rule: z.string().max(100).optional(),
  correction: correctionSchema.optional(),
  /** What the branch has to do with it: it changed that line, or that file, or neither. */
  place: z.enum(["line", "file", "elsewhere"]),
  /** The line as it stands. */
  source: z.string().max(longestLine),
});

const allowedSchema = z.strictObject({
  file: path,
  line: number,
  rule: z.string().max(100),
  says: words,
  /** The reason that the entry gives. */
  because: words,
});

const fileSchema = z.strictObject({
  path,
  change: z.enum(["added", "changed", "renamed", "removed"]),
  /** The addresses of the pages that are made of this file. */
  addresses: z.array(path).max(100),
});

/** The most findings and files of a review; what goes beyond is only counted. */
export const mostListed = 1_000;

/** What a reviewer of a branch is told, as data; every text in it may come from a stranger. */
export const reviewSchema = z.strictObject({
  version: z.literal(1),
  base: commit,
  head: commit,
  findings: z.array(findingSchema).max(mostListed),
  /** The remarks that entries of changed files turn down. */
  allowed: z.array(allowedSchema).max(mostListed),
  files: z.array(fileSchema).max(mostListed),
  /** How many there are in all, with those beyond the longest list. */
  counts: z.strictObject({ problems: count, warnings: count, notes: count, files: count }),
});

/** A review as it is written to review.json. */
export type Review = z.infer<typeof reviewSchema>;
/** A problem or a remark, with what the branch has to do with it. */
export type Finding = Review["findings"][number];
/** A changed file of the content folder, and the pages that are made of it. */
export type ReviewedFile = Review["files"][number];
