import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { GitHub, PullRequest } from "#scripts/review/host/github.ts";
import { changePreviews, publishFolder } from "#scripts/review/host/previews-branch.ts";
import { reviewSchema, type Review } from "#scripts/review/review.ts";
import { codeLabel, commentMarker, reviewComment } from "#scripts/review/shown/comment.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

/** The run that made something, and the pull request and the commit that GitHub started it for. */
export type Asked = {
  run: string;
  number: string;
  head: string;
  /** Where a host with headers shows previews, such as previews.charity.workers.dev. */
  previewsAt?: string;
};

const site = { files: 40_000, bytes: 500_000_000 };

/** Writes what the main branch's Review found to its pull request; answers with what was done. */
export function postReview(github: GitHub, asked: Asked, folder: string) {
  return withPullRequest(github, asked, async ({ labels }) => {
    const { number, head, previewsAt } = asked;
    const files = await github.download(asked.run, "review", folder, { files: 20, bytes: 2e7 });
    if (!files) {
      // What an older commit was told may be wrong by now.
      const says = `${commentMarker}\n**The newest commit could not be looked at.** Somebody who looks after the site finds out why in the run of the review.\n`;
      return `Pull request ${number}: ${await github.postComment(number, says, commentMarker)}.`;
    }
    const review = await reviewIn(folder);
    if (review.head !== head)
      throw new MendableError("The review is not about the commit that the run was started for.");
    // Whoever gave the label has read an older commit.
    if (labels.some(({ name }) => name === codeLabel)) await github.takeLabel(number, codeLabel);
    const addresses = {
      previewUrl: previewsAt
        ? `https://pr-${number}-${previewsAt}/`
        : previewAddress(github, `pr-${number}`),
      handbookUrl: `https://github.com/${github.repository}/blob/HEAD/content/handbook/`,
    };
    const words = reviewComment(review, addresses) + commitMark(head);
    const comment = await github.postComment(number, words, commentMarker);
    const count = await github.postSuggestions(number, head, suggestionsOf(review));
    return `Pull request ${number}: comment ${comment}, suggestions posted: ${count}.`;
  });
}

/** Publishes the preview that the main branch's Review built; answers with what was done. */
export function publishPreview(github: GitHub, asked: Asked, folder: string, url: string) {
  return withPullRequest(github, asked, async ({ number }) => {
    const preview = path.join(folder, `pr-${number}`);
    const files = await github.download(asked.run, "preview", preview, site);
    if (!files) return "The run built no preview, so there is nothing to publish.";
    await publishFolder(url, preview);
    return `${files.length} files at ${previewAddress(github, `pr-${number}`)}`;
  });
}

/** Fetches that preview into a folder, from where a host's own program takes it. */
export function fetchPreview(github: GitHub, asked: Asked, folder: string) {
  return withPullRequest(github, asked, async () => {
    const files = await github.download(asked.run, "preview", folder, site);
    return files ? `${files.length} files are here.` : "The run built no preview.";
  });
}

/**
 * Publishes a preview that a branch's own code built, in a place of its own, where somebody who looks
 * after the repository asked for it with the label; answers with what was done.
 */
export async function publishCode(github: GitHub, id: string, folder: string, url: string) {
  const { event, display_title, head_sha } = await github.run(id);
  // The name is what the branch wrote; GitHub says whether that pull request ends with this commit.
  const number = /#(\d+)$/.exec(display_title)?.[1] ?? "";
  const found = event === "pull_request" && (await openAt(github, number, head_sha));
  if (!found) return notOpen;
  if (!found.labels.some(({ name }) => name === codeLabel))
    return `The label ${codeLabel} is not there.`;
  if (!(await isMeant(github, number, head_sha))) return "The label was given to an older commit.";
  const preview = path.join(folder, `pr-${number}-code`);
  const files = await github.download(id, "preview-code", preview, site);
  if (!files) return "The run built no preview, so there is nothing to publish.";
  const strange = files.find((file) => !plainEnding.test(file));
  if (strange)
    throw new MendableError("The preview has a file of a kind that our builds do not make.");
  for (const file of files.filter((one) => one.endsWith(".html"))) {
    const page = await readFile(path.join(preview, file), "utf8");
    await writeFile(path.join(preview, file), codeMark + page);
  }
  await publishFolder(url, preview);
  const address = previewAddress(github, path.basename(preview));
  const words = `${codeMarker}\n**Made by this branch's own code**, as it was at ${head_sha}: <${address}>. It can show and say anything; the review above was made by the code of the site.\n`;
  await github.postComment(number, words, codeMarker);
  return `${files.length} files at ${address}`;
}

/** Takes away the previews of pull requests that are closed, and answers with their names. */
export async function removeClosedPreviews(github: GitHub, folder: string, url: string) {
  let closed: string[] = [];
  await changePreviews(url, folder, async (git, names) => {
    closed = [];
    for (const name of names) {
      const [, number] = /^pr-(\d+)(?:-code)?$/.exec(name) ?? [];
      if (number && (await github.pullRequest(number))?.state === "closed") closed.push(name);
    }
    if (closed.length > 0) await git("rm", "-r", "--force", "--quiet", "--cached", "--", ...closed);
  });
  return closed.length === 0 ? "No preview is left over." : `Taken away: ${closed.join(", ")}`;
}

// Whoever gave the label has seen our comment on this very commit. A commit that comes later is told of
// in the comment later, so that no label of before counts for it.
async function isMeant(github: GitHub, number: string, sha: string) {
  const told = await github.ownComment(number, commentMarker);
  const given = await github.labelledAt(number, codeLabel);
  const isTold = told?.body?.endsWith(commitMark(sha)) === true;
  return isTold && Date.parse(given ?? "") > Date.parse(told.updated_at ?? "");
}

function commitMark(sha: string) {
  return `\n<!-- ${sha} -->\n`;
}

// What our builds make; a host may take a file of another kind for a page.
const plainEnding =
  /(?:^|\/)(?:_headers|_redirects|\.suluhisho-site)$|\.(?:html|css|js|json|txt|xml|webmanifest|svg|png|jpg|avif|webp|ico|woff2|pdf|docx|xlsx)$/;
// Nothing that a branch's code wrote stands before it.
const codeMark =
  '<!DOCTYPE html><meta name="robots" content="noindex"><p>This preview was made by the branch\'s own code.</p>';
const codeMarker = "<!-- suluhisho-preview-code -->";

// Does the work where the run is one of the main branch's own Review, whose code no branch can have
// changed, and GitHub says that the pull request is open and still ends with this commit.
async function withPullRequest(
  github: GitHub,
  { run: id, number, head }: Asked,
  work: (found: PullRequest) => Promise<string>,
) {
  const { event, path: workflow } = await github.run(id);
  if (event !== "pull_request_target" || workflow.split("@")[0] !== ".github/workflows/review.yml")
    throw new MendableError("Only a run of our own review.yml is believed, and this is none.");
  const found = await openAt(github, number, head);
  return found ? work(found) : notOpen;
}

const notOpen = "No open pull request of ours ends with this commit.";

async function openAt(github: GitHub, number: string, sha: string) {
  const found = /^[1-9]\d{0,8}$/.test(number) ? await github.pullRequest(number) : undefined;
  return found?.state === "open" && found.head.sha === sha ? found : undefined;
}

async function reviewIn(folder: string): Promise<Review> {
  try {
    return reviewSchema.parse(JSON.parse(await readFile(path.join(folder, "review.json"), "utf8")));
  } catch {
    throw new MendableError("The review that the run left behind does not have the expected form.");
  }
}

// On GitHub Pages, and never on the site's own origin.
function previewAddress({ repository }: GitHub, name: string) {
  const [owner = "", repositoryName = ""] = repository.split("/");
  return `https://${owner.toLowerCase()}.github.io/${repositoryName}/${name}/`;
}
