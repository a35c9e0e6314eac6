// GitHub, asked through its command line program `gh`, which every runner of it has at hand.
import { z } from "zod";
import { checkedFiles, type Limits } from "#scripts/review/host/checked-files.ts";
import { ProgramError, ReviewError, runProgram } from "#scripts/review/run-program.ts";
import { commentMarker } from "#scripts/review/shown/comment.ts";
import type { Suggestion } from "#scripts/review/shown/suggestions.ts";

const named = z.object({ full_name: z.string() });

const runSchema = z.object({
  id: z.int(),
  event: z.string(),
  head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  head_branch: z.string().min(1),
  head_repository: named,
});
/** The run of a workflow, as GitHub itself describes it. */
export type WorkflowRun = z.infer<typeof runSchema>;

const artifact = z.object({ name: z.string(), expired: z.boolean(), size_in_bytes: z.number() });
const artifactsSchema = z.array(z.object({ artifacts: z.array(artifact) }));

const pullRequestSchema = z.object({
  state: z.string(),
  // A fork that was taken away leaves no repository behind.
  head: z.object({ sha: z.string(), ref: z.string(), repo: named.nullable() }),
});

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullish(),
  path: z.string().nullish(),
  line: z.int().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});

// The name under which GitHub lets a workflow write.
const botName = "github-actions[bot]";
const reviewWords =
  "Here each change is certain, so you need not write it yourself: press “Commit suggestion” where you agree.";

/** What the workflows ask of one repository on GitHub, such as suluhisho/website. */
export function gitHub(repository: string, run = runProgram) {
  const api = (path: string) => ["api", `repos/${repository}/${path}`];
  const read = async (path: string) => {
    const pages = await run("gh", [...api(path), "--paginate", "--slurp"]);
    return (JSON.parse(pages) as unknown[]).flat();
  };
  const send = async (method: "POST" | "PATCH", path: string, body: object) => {
    const input = JSON.stringify(body);
    await run("gh", [...api(path), "--method", method, "--input", "-"], { input });
  };
  const isTaken = (path: string, body: object) =>
    send("POST", path, body).then(() => true, unless(422, false));
  const ownComments = async (of: string) => {
    const comments = z.array(commentSchema).parse(await read(`${of}/comments?per_page=100`));
    return comments.filter(({ user }) => user?.login === botName);
  };
  const artifacts = async ({ id }: WorkflowRun, name: string) => {
    const pages = artifactsSchema.parse(await read(`actions/runs/${id}/artifacts?per_page=100`));
    const all = pages.flatMap((page) => page.artifacts);
    return all.filter((one) => one.name === name && !one.expired);
  };
  return {
    repository,
    run: async (id: string) => runSchema.parse((await read(`actions/runs/${Number(id)}`))[0]),
    hasArtifact: async (of: WorkflowRun, name: string) => (await artifacts(of, name)).length > 0,

    /** Puts what a run left behind into a folder; answers its files, undefined where it left none. */
    async download(of: WorkflowRun, name: string, folder: string, limits: Limits) {
      const found = await artifacts(of, name);
      if (found.length === 0) return undefined;
      if (found.some(({ size_in_bytes }) => size_in_bytes > limits.bytes))
        throw new ReviewError(`The artifact is larger than ${limits.bytes} bytes.`);
      const what = ["--repo", repository, "--name", name, "--dir", folder];
      await run("gh", ["run", "download", `${of.id}`, ...what]);
      return checkedFiles(folder, limits);
    },

    /** A pull request; undefined where there is none of that number. */
    async pullRequest(number: string) {
      const [found] = await read(`pulls/${number}`).catch(unless(404, [undefined]));
      return found === undefined ? undefined : pullRequestSchema.parse(found);
    },

    /** Writes the one comment of a pull request, or writes over the one that is there. */
    async postComment(number: string, body: string) {
      const comments = await ownComments(`issues/${number}`);
      // Anybody can write the marker; only ours is written over.
      const own = comments.find((comment) => comment.body?.startsWith(commentMarker));
      if (own?.body === body) return "unchanged";
      if (own) await send("PATCH", `issues/comments/${own.id}`, { body });
      else await send("POST", `issues/${number}/comments`, { body });
      return own ? "updated" : "written";
    },

    /** Posts the suggestions that do not stand on their line already; answers how many. */
    async postSuggestions(number: string, commit_id: string, suggestions: Suggestion[]) {
      const posted = suggestions.length === 0 ? [] : await ownComments(`pulls/${number}`);
      const keyOf = (one: { path?: string | null; line?: number | null; body?: string | null }) =>
        `${one.line} ${one.path} ${one.body?.trim()}`;
      const known = new Set(posted.map(keyOf));
      // More at once would bury the change; the next look brings the rest.
      const comments = suggestions.filter((one) => !known.has(keyOf(one))).slice(0, 20);
      const review = { commit_id, event: "COMMENT", body: reviewWords, comments };
      if (comments.length === 0 || (await isTaken(`pulls/${number}/reviews`, review)))
        return comments.length;
      // One line that GitHub does not count among the changes makes it refuse all of them.
      let count = 0;
      for (const comment of comments)
        if (await isTaken(`pulls/${number}/comments`, { ...comment, commit_id })) count += 1;
      return count;
    },
  };
}

/** What the workflows ask of one repository on GitHub. */
export type GitHub = ReturnType<typeof gitHub>;

function unless<T>(status: number, value: T) {
  return (error: unknown) => {
    if (error instanceof ProgramError && error.message.includes(`HTTP ${status}`)) return value;
    throw error;
  };
}
