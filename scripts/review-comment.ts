// Says what a reviewer of a branch has to know, in files that any code host can show:
// npm run review:comment -- --base origin/main
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { inspectLibrary } from "#app/library/library.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { branchChanges } from "#scripts/review/branch-changes.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { ReviewError, runReview } from "#scripts/review/run-program.ts";
import { annotationsOf, codeQuality } from "#scripts/review/shown/annotations.ts";
import { reviewComment } from "#scripts/review/shown/comment.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

await runReview(async () => {
  const { base, out, previewUrl } = chosen(process.argv.slice(2));
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const changes = await branchChanges(content, base);
  setContentCache();
  const review = await makeReview(content, await found(), changes);
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
  console.log(
    `The review is in ${out}: ${problems} to mend, ${files} changed ${files === 1 ? "file" : "files"} of content.`,
  );
});

function chosen(words: string[]) {
  const usage = "Write it like this: npm run review:comment -- --base origin/main";
  const text = { type: "string" } as const;
  const options = { base: text, out: text, "preview-url": text };
  let values: Partial<Record<keyof typeof options, string>>;
  try {
    ({ values } = parseArgs({ args: words, options }));
  } catch {
    throw new ReviewError(`There is an option here that is not known. ${usage}`);
  }
  if (!values.base) {
    throw new ReviewError(`Say with which branch to compare. ${usage}`);
  }
  const previewUrl = values["preview-url"] || undefined;
  if (previewUrl && !(/^https?:/.test(previewUrl) && URL.canParse(previewUrl))) {
    throw new ReviewError("--preview-url has to be an address that begins with https://");
  }
  return {
    base: values.base,
    out: values.out || ".cache/review",
    previewUrl: previewUrl && new URL(previewUrl).href,
  };
}

// A content folder that is not there at all is a problem to be told like any other.
function found() {
  return inspectLibrary().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return { entries: [], problems: error.problems, remarks: [] };
  });
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
