// Posts a comment on a pull request: node scripts/post-review.ts says that a commit is being
// reviewed, node scripts/post-review.ts FILE posts the result. It has write access, so it uses only
// Node, trusts nothing in the file but its format, and says so if there is no review.
import { readFile, stat } from "node:fs/promises";
import {
  faultOf,
  marker,
  placesOfRun,
  type ReviewPost,
  type Suggestion,
} from "#scripts/review/post-form.ts";

type Posted = { id: number; body?: string; path?: string; line?: number; user?: { login: string } };

const [suggestionsAtMost, bytesAtMost] = [20, 1_000_000];
const head = setting("HEAD", /^[0-9a-f]{40}([0-9a-f]{24})?$/);
const number = setting("PULL_REQUEST", /^\d+$/);
const repository = setting("GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/);

const { state, head: newest } = (await ask("GET", `pulls/${number}`)) as {
  state: string;
  head: { sha: string };
};
if (state !== "open" || newest.sha !== head)
  console.log("The pull request has a newer commit, or is closed.");
else {
  const [file] = process.argv.slice(2);
  const post = file ? await readPost(file).catch(nothing) : undefined;
  const bodies = post?.comments ?? [file ? withoutReview() : beforeReview()];
  // Anybody can write the marker, but not under our name.
  const posted = (await ourComments(`issues/${number}/comments`)).filter(({ body }) =>
    body?.startsWith(marker),
  );
  const add = (body: string) => ask("POST", `issues/${number}/comments`, { body });
  const [first = (await add(beforeReview())) as Posted, ...others] = posted;
  // The first comment says that others follow, so it is written last.
  for (const [at, body] of bodies.slice(1).entries()) {
    const comment = others[at];
    if (comment) await ask("PATCH", `issues/comments/${comment.id}`, { body });
    else await add(body);
  }
  await ask("PATCH", `issues/comments/${first.id}`, { body: bodies[0] });
  // Findings about an older commit are out of date.
  for (const { id } of posted.slice(bodies.length)) await ask("DELETE", `issues/comments/${id}`);
  await suggest(post?.suggestions ?? []);
}

async function readPost(file: string): Promise<ReviewPost> {
  if ((await stat(file)).size > bytesAtMost) throw new Error("it is too large");
  const post = JSON.parse(await readFile(file, "utf8")) as ReviewPost;
  const fault = faultOf(post, head, process.env);
  if (fault) throw new Error(fault);
  return post;
}

function nothing(error: unknown) {
  console.log(`No review: ${String(error)}`);
  process.exitCode = 1;
  return undefined;
}

function beforeReview() {
  return `${marker}\n\n<p><strong>Reviewing <code>${head.slice(0, 7)}</code>.</strong> In a minute or two this comment will show what the commit changes.</p>\n`;
}

function withoutReview() {
  const { run = "" } = placesOfRun(process.env);
  return `${marker}\n\n<p><strong><code>${head.slice(0, 7)}</code> could not be reviewed: do not merge it yet.</strong> <a href="${run}">See the error</a></p>\n`;
}

async function suggest(suggestions: Suggestion[]) {
  const posted = suggestions.length > 0 ? await ourComments(`pulls/${number}/comments`) : [];
  const isNew = ({ path, line, body }: Suggestion) =>
    !posted.some(
      (comment) =>
        comment.path === path && comment.line === line && comment.body?.trim() === body.trim(),
    );
  for (const suggestion of suggestions.filter(isNew).slice(0, suggestionsAtMost))
    await ask("POST", `pulls/${number}/comments`, { ...suggestion, commit_id: head }).catch(
      (error: unknown) => {
        // GitHub refuses a line that is not part of its diff.
        if (!String(error).includes("answered 422")) throw error;
      },
    );
}

// Comments by the account that GitHub Actions writes as.
async function ourComments(place: string): Promise<Posted[]> {
  const comments: Posted[] = [];
  for (let page = 1; ; page += 1) {
    const some = (await ask("GET", `${place}?per_page=100&page=${page}`)) as Posted[];
    comments.push(...some.filter(({ user }) => user?.login === "github-actions[bot]"));
    if (some.length < 100) return comments;
  }
}

async function ask(method: string, place: string, body?: object): Promise<unknown> {
  const api = process.env.GITHUB_API_URL ?? "https://api.github.com";
  const response = await fetch(`${api}/repos/${repository}/${place}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${process.env.GITHUB_TOKEN}`,
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}`);
  return response.status === 204 ? undefined : response.json();
}

function setting(name: string, pattern: RegExp) {
  const value = process.env[name] ?? "";
  if (pattern.test(value)) return value;
  throw new Error(`${name} is missing or invalid.`);
}
