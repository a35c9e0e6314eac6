// Says what a branch changes for visitors and builds its preview: npm run review -- --base origin/main
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { MendableError } from "#app/content/user-error.ts";
import { reviewBranch } from "#scripts/review/review-branch.ts";
import { annotationsOf } from "#scripts/review/shown/annotations.ts";
import { reviewComment } from "#scripts/review/shown/comment.ts";

const usage = "Write it like this: npm run review -- --base origin/main";

const { base, head, out = ".cache/review", "preview-url": address, words } = chosen();
if (!base) throw new MendableError(`Say with which branch to compare. ${usage}`);
if (address && !(/^https?:/.test(address) && URL.canParse(address)))
  throw new MendableError("--preview-url has to be an address that begins with https://");
const previewUrl = address && new URL(address).href;
const { review, preview } = await reviewBranch({ base, head, withPreview: !words });
const written = {
  "review.json": json(review),
  "comment.md": reviewComment(review, { previewUrl }),
  "annotations.txt": annotationsOf(review),
};
await mkdir(out, { recursive: true });
for (const [name, text] of Object.entries(written)) await writeFile(path.join(out, name), text);
const { problems, files } = review.counts;
console.log(`The review is in ${out}: ${problems} to mend, changed files of content: ${files}.`);
if (preview) console.log(`The preview is in ${preview}. Look at it with: npm run review:serve`);

function chosen() {
  const text = { type: "string" } as const;
  const options = {
    base: text,
    head: text,
    out: text,
    "preview-url": text,
    words: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch {
    throw new MendableError(`There is an option here that is not known. ${usage}`);
  }
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
