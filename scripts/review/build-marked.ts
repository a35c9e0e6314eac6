import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { safeOutput } from "#scripts/build/safe-output.ts";
import { runProgram } from "#scripts/processes.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { makeReview } from "#scripts/review/make-review.ts";

/**
 * Builds the site of a branch with its changes outlined and their list at /_review/, for the preview of a
 * host; false where there is nothing to mark, as on the main branch, or no pages to mark it on.
 */
export async function buildMarked(base: string): Promise<boolean> {
  const content = contentFolder();
  const branch = await readBranch(content, base).catch(async () => {
    // Hosts clone no more than the newest commit of the branch.
    const fetching = (...more: string[]) =>
      runProgram("git", [
        "fetch",
        "--quiet",
        "origin",
        "+refs/heads/*:refs/remotes/origin/*",
        ...more,
      ]);
    await fetching("--unshallow").catch(() => fetching());
    return readBranch(content, base);
  });
  if (branch.base === branch.head) return false;
  const review = await makeReview({ base, output: safeOutput(outputFolder(), content) });
  return review.site !== undefined && review.findings.every(({ severity }) => severity !== "error");
}
