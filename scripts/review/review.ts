import { z } from "zod";
import { shortened } from "#scripts/review/shown/plain-markdown.ts";

// These limits are wide for what we write ourselves; they are for what somebody else may send.
/** The longest text of a review besides lines of files. */
export const longestWords = 4_000;
const words = z.string().max(longestWords);
const path = words.min(1);
const count = z.int().min(0);
const number = z.int().min(1).max(100_000_000);
const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/** The most findings and files of a review; what goes beyond is only counted. */
export const mostListed = 1_000;

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
  /** Below the root of the repository. */
  path,
  change: z.enum(["added", "changed", "renamed", "removed"]),
  /** The addresses of the pages that are made of this file. */
  addresses: z.array(path).max(mostListed),
  /** Its ending and bytes where it is no text, which nobody can read here. */
  kind: z.string().max(20).optional(),
  bytes: count.optional(),
});

const pictureFile = z.string().regex(/^[\w.-]{1,200}\.(?:avif|webp|jpg|png)$/);

const placeSchema = z.strictObject({ file: path, line: number });

/** Something that a visitor reads, sees or follows, and that is different. */
const changeSchema = z.strictObject({
  /** The id of its element on the pages of the preview. */
  id: z.string().regex(/^c\d{1,6}$/),
  change: z.enum(["added", "removed", "changed", "moved"]),
  kind: z.enum([
    "text",
    "title",
    "description",
    "alt",
    "label",
    "link",
    "picture",
    "drawing",
    "share picture",
    "island",
    "metadata",
  ]),
  /** What stood there, and what stands there now; missing where nothing did or does. */
  before: words.optional(),
  after: words.optional(),
  /** The pictures before and after, by the names of their files in the assets of the preview. */
  shown: z.strictObject({ before: pictureFile, after: pictureFile }).partial().optional(),
  /** The part of the page (head, header, main, footer) and the heading above it. */
  part: z.string().max(20),
  heading: words,
  /** The pages that have it. */
  pages: z.array(path).min(1).max(mostListed),
  /** Where its words are written. */
  sources: z.array(placeSchema.extend({ column: number })).max(mostListed),
  /** Why it is different, such as "`value` in content/stats.yaml:3 says “1,600+” now". */
  reasons: z.array(placeSchema.extend({ says: words })).max(mostListed),
});

const pageSchema = z.strictObject({
  address: path,
  change: z.enum(["added", "removed", "moved", "changed"]),
  /** The address that it had before it was moved. */
  from: path.optional(),
  title: words,
});

const entrySchema = placeSchema.extend({
  change: z.enum(["added", "removed"]),
  /** What it is, such as testimonial, and its name. */
  thing: z.string().max(100),
  name: words,
});

/** A value that touches money, safety, addresses, privacy or people, old beside new. */
const delicateSchema = placeSchema.extend({
  about: z.enum(["money", "safety", "contact", "addresses", "privacy", "people"]),
  field: words,
  before: words,
  after: words,
});

/** What a reviewer of a branch is told, as data; every text in it may come from a stranger. */
export const reviewSchema = z.strictObject({
  version: z.literal(2),
  base: commit,
  head: commit,
  findings: z.array(findingSchema).max(mostListed),
  /** The remarks that entries of changed files turn down. */
  allowed: z.array(allowedSchema).max(mostListed),
  files: z.array(fileSchema).max(mostListed),
  /** Files of the code that differ; their effect on pages is not compared. */
  code: z.array(path).max(mostListed),
  delicate: z.array(delicateSchema).max(mostListed),
  entries: z.array(entrySchema).max(mostListed),
  /** What visitors get; missing where words of the base or of the branch make no site. */
  site: z
    .strictObject({
      pages: z.array(pageSchema).max(mostListed),
      changes: z.array(changeSchema).max(mostListed),
      /** Pages that show something from a changed file and are the same. */
      alike: z.array(path).max(mostListed),
      /** Pages that only the preview has, because their entries are drafts or wait for a day. */
      drafts: z.array(z.strictObject({ address: path, file: path, title: words })).max(mostListed),
      /** Files of the preview that differ from the public site once its review is taken out. */
      differing: z.array(path).max(mostListed),
    })
    .optional(),
  /** What changes by itself in the 90 days to come. */
  future: z.array(placeSchema.extend({ day: z.iso.date(), says: words })).max(mostListed),
  /** How many there are in all, with those beyond the longest list. */
  counts: z.strictObject({ problems: count, warnings: count, notes: count, files: count }),
});

/** A review as it is written to review.json. */
export type Review = z.infer<typeof reviewSchema>;
/** A problem or a remark, with what the branch has to do with it. */
export type Finding = Review["findings"][number];
/** Something on pages that is different. */
export type ShownChange = NonNullable<Review["site"]>["changes"][number];
/** A page that is new, gone, moved or different. */
export type ShownPage = NonNullable<Review["site"]>["pages"][number];
/** A changed file of the content folder, and the pages that are made of it. */
export type ReviewedFile = Review["files"][number];

/** The same with no text and no list longer than the schema allows; a line is looked at before. */
export function bounded<Value>(value: Value): Value {
  if (typeof value === "string") return shortened(value, longestWords) as Value;
  if (Array.isArray(value)) return value.slice(0, mostListed).map(bounded) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    name === "source" ? inner : bounded(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}
