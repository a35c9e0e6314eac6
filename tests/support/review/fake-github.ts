import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { gitHub } from "#scripts/review/host/github.ts";
import { ProgramError, type runProgram } from "#scripts/review/run-program.ts";

const sha = "b".repeat(40);

/** The run of a pull request from a fork, as GitHub describes it. */
export const forkRun = {
  id: 5,
  event: "pull_request",
  head_sha: sha,
  head_branch: "my words & more",
  head_repository: { full_name: "writer/website" },
};

/** An open pull request as GitHub describes it. */
export const forkPull = {
  state: "open",
  head: { sha, ref: "my words & more", repo: { full_name: "writer/website" } },
};

type Comment = { id: number; body: string; user: { login: string }; path?: string; line?: number };
type Sent = { body: string; comments?: Comment[] };

/** GitHub as a stand-in of `gh` shows it, which holds on to what is sent. */
export function fakeGitHub({
  artifacts = {} as Record<string, Record<string, string>>,
  run = {},
  pulls = { 7: forkPull } as Record<string, object>,
  size = 1_000,
  refuses = (_path: string, _body?: Sent) => false,
}) {
  const user = { login: "github-actions[bot]" };
  const comments: Comment[] = [];
  const lineComments: Comment[] = [];
  const sent: string[] = [];

  const answer = (place: string) => {
    const listed = Object.keys(artifacts).map((name) => ({ name, expired: false }));
    if (place === "actions/runs/5") return { ...forkRun, ...run };
    if (place === "actions/runs/5/artifacts")
      return { artifacts: listed.map((one) => ({ ...one, size_in_bytes: size })) };
    if (place === "issues/7/comments") return comments;
    if (place === "pulls/7/comments") return lineComments;
    return pulls[place.replace("pulls/", "")];
  };

  const take = (place: string, method: string, body: Sent) => {
    if (refuses(place, body)) throw new ProgramError("gh did not work: gh: No (HTTP 422)");
    sent.push(`${method} ${place}`);
    const own = comments.find(({ id }) => place === `issues/comments/${id}`);
    if (own) Object.assign(own, body);
    else if (place.startsWith("issues/")) comments.push({ ...body, id: comments.length + 1, user });
    else
      for (const one of body.comments ?? [body])
        lineComments.push({ ...one, id: 1, user } as Comment);
    return "{}";
  };

  const stub: typeof runProgram = async (_gh, [command, place = "", ...rest], { input } = {}) => {
    const valueOf = (name: string) => rest[rest.indexOf(name) + 1] ?? "";
    if (command === "run") {
      for (const [file, text] of Object.entries(artifacts[valueOf("--name")] ?? {})) {
        const target = path.join(valueOf("--dir"), file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      return "";
    }
    const [known = ""] = place.replace("repos/suluhisho/website/", "").split("?");
    if (input) return take(known, valueOf("--method"), JSON.parse(input) as Sent);
    const found = answer(known);
    if (!found) throw new ProgramError("gh did not work: gh: Not Found (HTTP 404)");
    const pages = Array.isArray(found) ? [found.slice(0, 100), found.slice(100)] : [found];
    return JSON.stringify(pages);
  };

  return { github: gitHub("suluhisho/website", stub), comments, lineComments, sent };
}
