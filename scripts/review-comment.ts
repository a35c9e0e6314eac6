// Says what a reviewer of a branch has to know, in files that any code host can show:
// npm run review:comment -- --base origin/main
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { inspectLibrary } from "#app/library/library.server.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { branchChanges } from "#scripts/review/branch-changes.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { ReviewError, runReview } from "#scripts/review/run-program.ts";
import { annotationsOf, codeQuality } from "#scripts/review/shown/annotations.ts";
import { reviewComment } from "#scripts/review/shown/comment.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

const usage = "Write it like this: npm run review:comment -- --base origin/main";

await runReview(async () => {
  const { base, out = ".cache/review", "preview-url": address } = chosen(process.argv.slice(2));
  if (!base) throw new ReviewError(`Say with which branch to compare. ${usage}`);
  if (address && !(/^https?:/.test(address) && URL.canParse(address)))
    throw new ReviewError("--preview-url has to be an address that begins with https://");
  const previewUrl = address && new URL(address).href;
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const changes = await branchChanges(content, base);
  setContentCache();
  const review = await makeReview(content, await inspectLibrary(), changes);
  const written = {
    "review.json": json(review),
    "comment.md": reviewComment(review, { previewUrl }),
    "suggestions.json": json(suggestionsOf(review)),
    "annotations.txt": annotationsOf(review),
    "code-quality.json": json(codeQuality(review)),
  };
  await mkdir(out, { recursive: true });
  for (const [name, text] of Object.entries(written)) await writeFile(path.join(out, name), text);
  const { problems, files } = review.counts;
  console.log(`The review is in ${out}: ${problems} to mend, changed files of content: ${files}.`);
});

function chosen(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { base: text, out: text, "preview-url": text } }).values;
  } catch {
    throw new ReviewError(`There is an option here that is not known. ${usage}`);
  }
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
