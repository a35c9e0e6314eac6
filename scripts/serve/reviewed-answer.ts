import path from "node:path";
import { basePath } from "#app/library/base-path.ts";
import { isChecked, type CheckedWords } from "#app/library/checked-words.ts";
import { inspectContents } from "#app/library/inspect.server.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { branchBase, type BranchBase } from "#scripts/review/branch-changes.ts";
import { compareSites, type ReadWords } from "#scripts/review/compare/compare-sites.ts";
import { barHead, barOf } from "#scripts/review/preview/bar-html.ts";
import { changeMarks, reviewedPage } from "#scripts/review/preview/reviewed-page.ts";
import { siteReview } from "#scripts/review/site-review.ts";
import { wordsOfCommit } from "#scripts/review/words-of-commit.ts";
import { readSite, type RenderPage } from "#scripts/sources/read-site.ts";

/** What a page of development is made from. */
export type AnswerNeeds = {
  words: CheckedWords;
  /** The folder of the words. */
  content: string;
  address: string;
  /** Renders a page of any words, as the code is now. */
  render: RenderPage;
};

// The words are missing where they make no site with the code of today.
type Base = { branch: string; commit: string; words?: ReadWords };

const onePage = { isForFewPages: true };
const branches = ["origin/HEAD", "origin/main", "main", "HEAD"];
let base: Base | undefined;

/**
 * A page of development with the bar of a review: its texts lead to their lines, and what changed
 * since the branch began is marked. Undefined where there is no such page.
 */
export async function reviewedAnswer({ words, content, address, render }: AnswerNeeds) {
  const after: ReadWords = { inspection: words, site: readSite(words, content, render, onePage) };
  if (!after.site.targets.has(address)) return undefined;
  const page = await after.site.read(address);
  const before = await wordsBefore(content, render);
  const comparison = before && (await compareSites(before, after, [], [address]));
  const site =
    before && comparison && (await siteReview(comparison, { before, after, drafts: after }));
  // Vite opens a file below the folder it runs in, in the editor that is running.
  const folder = path.relative(process.cwd(), path.dirname(content));
  const editor = `${basePath}/__open-in-editor?file=${path.posix.join(folder, "{file}")}:{line}`;
  return reviewedPage(page, {
    changed: changeMarks(comparison?.changes ?? [], address),
    head: barHead(),
    bar: barOf({ review: { site }, address, view: "writing", editor }),
  });
}

// The words with which the branch began; without git, or before the first commit, there are none.
async function wordsBefore(content: string, render: RenderPage) {
  for (const branch of base ? [base.branch] : branches) {
    try {
      const began = await branchBase(content, branch);
      if (base?.commit !== began.base) {
        const words = await opened(content, began, render);
        base = { branch, commit: began.base, words };
      }
      return base.words;
    } catch (error) {
      if (!(error instanceof MendableError)) throw error;
    }
  }
  return undefined;
}

async function opened(
  content: string,
  { base: commit, prefix, root }: BranchBase,
  render: RenderPage,
): Promise<ReadWords | undefined> {
  const folder = path.resolve(".cache/review-words/development");
  const before = await wordsOfCommit(root, commit, prefix + path.basename(content), folder);
  const folders = { content: before, public: path.resolve("public") };
  const inspection = await inspectContents(folders, { drafts: false });
  if (!isChecked(inspection)) return undefined;
  return { inspection, site: readSite(inspection, before, render, onePage) };
}
