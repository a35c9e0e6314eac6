import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { annotationsOf } from "#scripts/review/shown/annotations.ts";
import { codeQuality } from "#scripts/review/shown/code-quality.ts";
import { reviewComment } from "#scripts/review/shown/comment.ts";
import type { Review } from "#scripts/review/review.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

/** Writes a review in every form that a code host may want into a folder. */
export async function writeReview(
  folder: string,
  review: Review,
  { previewUrl }: { previewUrl?: string } = {},
) {
  const suggestions = suggestionsOf(review);
  const files = {
    "review.json": json(review),
    "comment.md": reviewComment(review, { previewUrl }),
    "suggestions.json": json(suggestions),
    "annotations.txt": annotationsOf(review),
    "code-quality.json": json(codeQuality(review)),
    "summary.json": json(summary(review, suggestions.length)),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

function summary({ base, head, counts, files }: Review, suggestions: number) {
  return {
    isClean: counts.problems === 0,
    base,
    head,
    problems: counts.problems,
    warnings: counts.warnings,
    notes: counts.notes,
    suggestions,
    changedFiles: files,
  };
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
