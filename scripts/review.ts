// Reviews what a branch changes for visitors: npm run review -- --base origin/main
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { setting } from "#app/content/setting.ts";
import { UserError } from "#app/content/user-error.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { verdict } from "#scripts/review/report/verdict.ts";
import { placesOfRun } from "#scripts/review/post-form.ts";

const { base, head, out = ".cache/review" } = chosen();
// Said now rather than after the work.
const pattern = setting(
  "PREVIEW_ADDRESS",
  (said) => /^https:\/\/[\w.{}-]+(?:\/[\w./{}-]*)?$/.test(said),
  "Write a pattern such as https://{branch}.charity.pages.dev.",
);
setting(
  "LIVE_ADDRESS",
  (said) => /^https?:\/\/[\w.-]+(?:\/|$)/.test(said),
  "Write the site's address, such as https://www.example.org.",
);
const review = await makeReview({ base, head });
await mkdir(out, { recursive: true });
await writeFile(`${out}/review.json`, `${JSON.stringify(review, null, 2)}\n`);
const [branch = "", number = ""] = ["PREVIEW_BRANCH", "PULL_REQUEST"].map((name) => setting(name));
const preview = branchPreview(pattern ?? "", { branch, number });
const comments = reviewComments(review, { ...placesOfRun(process.env), preview });
await writeFile(`${out}/comment.md`, comments.join("\n"));
const post = { head: review.head, comments, suggestions: suggestionsOf(review) };
await writeFile(`${out}/post.json`, JSON.stringify(post));
console.log(`${verdict(review)}\nThe review is in ${out}.`);

function chosen() {
  const text = { type: "string" } as const;
  try {
    const { base, ...others } = parseArgs({
      options: { base: text, head: text, out: text },
    }).values;
    if (base) return { base, ...others };
  } catch {
    // The usage is printed below.
  }
  throw new UserError("Name the branch to compare with: npm run review -- --base origin/main");
}
