// Says what a branch changes for visitors: npm run review -- --base origin/main
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { UserError } from "#app/content/user-error.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewComment } from "#scripts/review/report/comment.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { verdict } from "#scripts/review/report/verdict.ts";
import { placesOfRun } from "#scripts/review/post-form.ts";

const { base, head, out = ".cache/review" } = chosen();
const review = await makeReview({ base, head });
await mkdir(out, { recursive: true });
await writeFile(`${out}/review.json`, `${JSON.stringify(review, null, 2)}\n`);
const { PREVIEW_ADDRESS: pattern = "", PREVIEW_BRANCH: branch = "" } = process.env;
const places = { ...placesOfRun(process.env), preview: branchPreview(pattern, branch) };
const comment = reviewComment(review, places);
await writeFile(`${out}/comment.md`, comment);
const post = { head: review.head, comment, suggestions: suggestionsOf(review) };
await writeFile(`${out}/post.json`, JSON.stringify(post));
const summary = process.env.GITHUB_STEP_SUMMARY;
if (summary) await appendFile(summary, reviewComment(review, places, true).slice(0, 1_000_000));
console.log(`${verdict(review)}\nThe review is in ${out}.`);

function chosen() {
  const text = { type: "string" } as const;
  try {
    const { base, ...others } = parseArgs({
      options: { base: text, head: text, out: text },
    }).values;
    if (base) return { base, ...others };
  } catch {
    // What to write is said below.
  }
  throw new UserError("Say with which branch to compare: npm run review -- --base origin/main");
}
