import { isError } from "#scripts/check/run-rules.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";

/** What a reviewer has to do, the most difficult first. */
export function verdict({ findings, changes, pages, conflicts }: Review): string {
  const errors = findings.filter(isError).reduce((sum, { others }) => sum + 1 + others.length, 0);
  const files = changes.filter(isFile);
  const sentences = changes.filter((change) => !isFile(change) && change.concern !== "nothing");
  const tasks = [
    changes.some(({ concern }) => concern === "code") &&
      "It changes what runs: do not trust this comment, open the run.",
    conflicts.length > 0 &&
      `It conflicts with the main branch in ${counted(conflicts.length, "file")}, shown here with both versions: resolve that first.`,
    errors > 0 && `${counted(errors, "mistake")} to correct.`,
    errors === 0 && !pages && "The pages could not be compared.",
    sentences.length === 1 && "Read this sentence.",
    sentences.length > 1 && `Read these ${sentences.length} sentences.`,
    files.length > 0 && `Open ${counted(files.length, "file")}.`,
  ].filter((task) => typeof task === "string");
  if (tasks.length > 0) return tasks.join(" ");
  const count = pages?.length ?? 0;
  return count === 0 ? "No visitor sees a difference." : `Look at ${counted(count, "page")}.`;
}

function isFile({ concern }: ReviewedChange) {
  return ["code", "published", "files"].includes(concern);
}

/** A number with its noun, such as "2 edits". */
export function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
