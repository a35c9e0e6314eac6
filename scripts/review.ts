// Says what a branch changes for visitors and writes its preview: npm run review -- --base origin/main
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#app/content/user-error.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { previewFolder } from "#scripts/review/preview/write-preview.ts";
import { annotationsOf } from "#scripts/review/report/annotations.ts";
import { reviewComment } from "#scripts/review/report/comment.ts";
import { verdict } from "#scripts/review/report/summary.ts";

const usage = "Write it like this: npm run review -- --base origin/main";

const { base, head, out = ".cache/review" } = chosen();
if (!base) throw new UserError(`Say with which branch to compare. ${usage}`);
const review = await makeReview({ base, head });
await mkdir(out, { recursive: true });
await writeFile(path.join(out, "review.json"), `${JSON.stringify(review, null, 2)}\n`);
await writeFile(path.join(out, "comment.md"), reviewComment(review));
await writeFile(path.join(out, "annotations.txt"), annotationsOf(review));
console.log(`${verdict(review)}\nThe review is in ${out}.`);
if (review.site)
  console.log(
    `The preview is in ${path.relative(process.cwd(), previewFolder)}. Look at it with: npm run review:serve`,
  );

function chosen() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ options: { base: text, head: text, out: text } }).values;
  } catch {
    throw new UserError(`There is an option here that is not known. ${usage}`);
  }
}
