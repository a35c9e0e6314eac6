// GitHub, asked through its command line program `gh`, which every runner of it has at hand.
import { z } from "zod";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { checkedFiles, type Limits } from "#scripts/review/host/checked-files.ts";
import type { Suggestion } from "#scripts/review/shown/suggestions.ts";
import { ProgramError, runProgram } from "#scripts/run-program.ts";

const runSchema = z.object({
  id: z.int(),
  event: z.string(),
  /** The file of its workflow, and perhaps @ and a branch behind it. */
  path: z.string(),
  head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** The name that a run gives itself. */
  display_title: z.string(),
});
const artifact = z.object({ name: z.string(), expired: z.boolean(), size_in_bytes: z.number() });
const artifactsSchema = z.array(z.object({ artifacts: z.array(artifact) }));

const pullRequestSchema = z.object({
  number: z.int().min(1),
  state: z.string(),
  labels: z.array(z.object({ name: z.string() })),
  head: z.object({ sha: z.string() }),
});

/** A pull request, as GitHub describes it. */
export type PullRequest = z.infer<typeof pullRequestSchema>;

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullish(),
  path: z.string().nullish(),
  line: z.int().nullish(),
  updated_at: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});

const labelEventSchema = z.object({
  event: z.string(),
  created_at: z.string(),
  label: z.object({ name: z.string() }).nullish(),
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
  const send = async (method: "POST" | "PATCH" | "DELETE", path: string, body = {}) => {
    const input = JSON.stringify(body);
    await run("gh", [...api(path), "--method", method, "--input", "-"], { input });
  };
  const isTaken = (path: string, body: object) =>
    send("POST", path, body).then(() => true, unless(422, false));
  const ownComments = async (of: string) => {
    const comments = z.array(commentSchema).parse(await read(`${of}/comments?per_page=100`));
    return comments.filter(({ user }) => user?.login === botName);
  };
  // Anybody can write the marker; only ours is found.
  const ownComment = async (number: string, marker: string) =>
    (await ownComments(`issues/${number}`)).find(({ body }) => body?.startsWith(marker));
  return {
    repository,
    run: async (id: string) => runSchema.parse((await read(`actions/runs/${Number(id)}`))[0]),

    /** Puts what a run left behind into a folder; answers its files, undefined where it left none. */
    async download(of: string, name: string, folder: string, limits: Limits) {
      const listed = await read(`actions/runs/${Number(of)}/artifacts?per_page=100`);
      const all = artifactsSchema.parse(listed).flatMap((page) => page.artifacts);
      const found = all.filter((one) => one.name === name && !one.expired);
      if (found.length === 0) return undefined;
      if (found.some(({ size_in_bytes }) => size_in_bytes > limits.bytes))
        throw new MendableError(`The artifact is larger than ${limits.bytes} bytes.`);
      const what = ["--repo", repository, "--name", name, "--dir", folder];
      await run("gh", ["run", "download", `${Number(of)}`, ...what]);
      return checkedFiles(folder, limits);
    },

    /** A pull request; undefined where there is none of that number. */
    async pullRequest(number: string) {
      const [found] = await read(`pulls/${number}`).catch(unless(404, [undefined]));
      return found === undefined ? undefined : pullRequestSchema.parse(found);
    },

    /** When this label was last given, as GitHub writes times; undefined where it never was. */
    async labelledAt(number: string, label: string) {
      const events = z.array(labelEventSchema).parse(await read(`issues/${number}/events`));
      const given = events.filter((one) => one.event === "labeled" && one.label?.name === label);
      return given.at(-1)?.created_at;
    },

    /** Our comment with this mark on a pull request; undefined where there is none. */
    ownComment,

    takeLabel: (number: string, label: string) =>
      send("DELETE", `issues/${number}/labels/${label}`).catch(unless(404, undefined)),

    /** Writes the one comment of a pull request with this mark, or writes over the one that is there. */
    async postComment(number: string, body: string, marker: string) {
      const own = await ownComment(number, marker);
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
