import { z } from "zod";
import { valueKinds } from "#scripts/review/compare/value-kinds.ts";
import { gravities } from "#scripts/review/gravities.ts";

// These limits are wide for what we write ourselves; they are for what somebody else may send.
const [longestText, mostListed] = [4_000, 1_000];

const text = z.string().max(longestText);
const path = text.min(1);
const line = z.int().min(1);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostListed);
const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const change = z.enum(["added", "removed", "changed", "moved"]);
const id = z.string().regex(/^[ce]\d{1,9}$/);

/** What a reviewer of a branch is told, as data; every text in it may come from a stranger. */
export const reviewSchema = z.strictObject({
  version: z.literal(6),
  base: commit,
  head: commit,
  findings: list(
    z.strictObject({
      file: path,
      line,
      text,
      severity: z.enum(["error", "warning"]),
      /** The id of the rule that found it. */
      rule: text,
      /** True where the branch wrote that very line; only then a host takes a suggestion for it. */
      isChangedLine: z.boolean(),
      /** The line as it should be, where only that can be meant. */
      instead: text.optional(),
    }),
  ),
  edits: list(
    z.strictObject({
      id,
      file: path,
      line,
      /** What it is about, in the words of a reader. */
      label: text,
      change,
      before: text,
      after: text,
      gravity: z.enum(gravities),
      /** The day from which it is public, "draft", or empty where it is public now. */
      waits: text,
      /** The pages on which it is seen. */
      pages: list(path),
    }),
  ),
  /** What the branch replaced or took out, and the sentences that still say it. */
  leftBehind: list(
    z.strictObject({
      title: text,
      isWithdrawn: z.boolean(),
      places: list(z.strictObject({ file: path, line, parts: z.tuple([text, text, text]) })),
    }),
  ),
  /** Changed files that are no texts of a writer, and what each is or can do. */
  files: list(
    z.strictObject({
      path,
      change,
      gravity: z.enum([...gravities, "program"]),
      says: text,
      /** The words that an SVG carries. */
      words: text.optional(),
    }),
  ),
  /** What visitors get; missing where the words of the base or of the branch make no site. */
  site: z
    .strictObject({
      /** Pages that are new, gone, at another address or different, with the address they had. */
      pages: list(z.strictObject({ address: path, change, from: path.optional(), title: text })),
      /** What visitors newly reach, or no longer, who receives money first. */
      values: list(
        z.strictObject({
          kind: z.enum(valueKinds),
          value: text,
          change: z.enum(["added", "removed"]),
          pages: list(path).min(1),
          /** A host in use that a new one looks like. */
          resembles: text.optional(),
        }),
      ),
      /** What is different on them, each told once however many pages it is on. */
      changes: list(
        z.strictObject({
          /** The id of its element on the pages of the preview. */
          id,
          change,
          kind: text,
          before: text,
          after: text,
          /** The part of the page (head, header, main, footer) and the heading above it. */
          part: text,
          heading: text,
          pages: list(path).min(1),
          /** The edits that it follows from; none where that is not known. */
          reasons: list(id),
        }),
      ),
    })
    .optional(),
  /** How many there are in all, with those beyond the longest list. */
  counts: z.strictObject({ errors: z.int(), edits: z.int() }),
});

/** A review as it is written to review.json. */
export type Review = z.infer<typeof reviewSchema>;
/** Something that the check found. */
export type ReviewedFinding = Review["findings"][number];
/** Something that the branch writes differently. */
export type ReviewedEdit = Review["edits"][number];
/** A value that visitors newly reach, or no longer. */
export type ReviewedValue = NonNullable<Review["site"]>["values"][number];
/** What visitors get. */
export type ReviewedSite = NonNullable<Review["site"]>;

/** The same with no text and no list longer than the schema allows. */
export function bounded<Value>(value: Value): Value {
  if (typeof value === "string") return value.slice(0, longestText) as Value;
  if (Array.isArray(value)) return value.slice(0, mostListed).map(bounded) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, bounded<unknown>(inner)]);
  return Object.fromEntries(entries) as Value;
}
