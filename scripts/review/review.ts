import { z } from "zod";
import { gravities } from "#scripts/review/gravity.ts";

// These limits are wide for what we write ourselves; they are for what somebody else may send.
const longestText = 4_000;
/** The longest line that is shown or corrected in a review. */
export const longestLine = 20_000;
/** The most findings, edits, changes and files of a review; what goes beyond is only counted. */
export const mostListed = 1_000;

const text = z.string().max(longestText);
const path = text.min(1);
const line = z.int().min(1).max(100_000_000);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostListed);
const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const change = z.enum(["added", "removed", "changed", "moved"]);
const editId = z.string().regex(/^e\d{1,6}$/);

const findingSchema = z.strictObject({
  file: path,
  line,
  column: line,
  text,
  severity: z.enum(["error", "warning"]),
  /** The id of the rule that found it. */
  rule: z.string().max(100),
  /** True where the branch changed that very line; only then a host takes a suggestion for it. */
  isChangedLine: z.boolean(),
  /** The line as it stands, and as it should be where only that can be meant. */
  source: z.string().max(longestLine),
  instead: z.string().max(longestLine).optional(),
});

const editSchema = z.strictObject({
  id: editId,
  file: path,
  line,
  entry: text,
  field: text,
  change,
  before: text,
  after: text,
  gravity: z.enum(gravities),
  /** The day from which it is public, "draft", or empty where it is public now. */
  waits: z.string().max(20),
  /** The pages on which it is seen. */
  pages: list(path),
});

const pictureFile = z.string().regex(/^[\w.-]{1,200}\.(?:avif|webp|jpg|png)$/);

const changeSchema = z.strictObject({
  /** The id of its element on the pages of the preview. */
  id: z.string().regex(/^c\d{1,6}$/),
  change,
  kind: z.enum([
    ...["text", "title", "description", "alt", "label", "link", "picture", "drawing"],
    ...["share picture", "island", "metadata"],
  ] as [string, ...string[]]),
  before: text.optional(),
  after: text.optional(),
  /** The pictures before and after, by the names of their files in the assets of the preview. */
  pictures: z.strictObject({ before: pictureFile, after: pictureFile }).partial().optional(),
  /** The part of the page (head, header, main, footer) and the heading above it. */
  part: z.string().max(20),
  heading: text,
  pages: list(path).min(1),
  /** The edits that it follows from; none where that is not known. */
  reasons: list(editId),
});

/** What a reviewer of a branch is told, as data; every text in it may come from a stranger. */
export const reviewSchema = z.strictObject({
  version: z.literal(3),
  base: commit,
  head: commit,
  findings: list(findingSchema),
  edits: list(editSchema),
  /** Changed files that are no texts of a writer, and what each is or can do. */
  files: list(
    z.strictObject({
      path,
      change,
      bytes: z.int().min(0).optional(),
      gravity: z.enum([...gravities, "program"]),
      says: text,
      words: text.optional(),
    }),
  ),
  /** What visitors get; missing where the words of the base or of the branch make no site. */
  site: z
    .strictObject({
      pages: list(
        z.strictObject({
          address: path,
          change,
          /** The address that it had before it was moved. */
          from: path.optional(),
          title: text,
        }),
      ),
      changes: list(changeSchema),
      /** Drafts of this branch, which only the preview shows. */
      drafts: list(z.strictObject({ address: path, title: text })),
    })
    .optional(),
  /** How many there are in all, with those beyond the longest list. */
  counts: z.strictObject({ errors: z.int(), warnings: z.int(), edits: z.int() }),
});

/** A review as it is written to review.json. */
export type Review = z.infer<typeof reviewSchema>;
/** Something that the check found. */
export type ReviewedFinding = Review["findings"][number];
/** Something that the branch writes differently. */
export type ReviewedEdit = Review["edits"][number];
/** Something on pages that is different. */
export type ReviewedChange = NonNullable<Review["site"]>["changes"][number];
/** A page that is new, gone, moved or different. */
export type ReviewedPage = NonNullable<Review["site"]>["pages"][number];

/** The same with no text and no list longer than the schema allows; a line is looked at before. */
export function bounded<Value>(value: Value): Value {
  if (typeof value === "string") return value.slice(0, longestText) as Value;
  if (Array.isArray(value)) return value.slice(0, mostListed).map(bounded) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    /^(?:source|instead)$/.test(name) ? inner : bounded(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}
