import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { gitHub } from "#scripts/review/host/github.ts";
import { ProgramError, type runProgram } from "#scripts/run-program.ts";

const sha = "b".repeat(40);

/** An open pull request from a fork, as GitHub describes it. */
export const forkPull = {
  number: 7,
  state: "open",
  labels: [] as { name: string }[],
  head: { sha },
};
/** The run of our own Review about that pull request. */
export const ourRun = {
  id: 5,
  event: "pull_request_target",
  path: ".github/workflows/review.yml@main",
  head_sha: sha,
  display_title: "Review of pull request #7",
};
/** A run of a workflow as that branch has it, which may be called anything. */
export const forkRun = { ...ourRun, event: "pull_request" };
/** What our Review is started with. */
export const asked = { run: "5", number: "7", head: sha };

type Comment = {
  id: number;
  body: string;
  user: { login: string };
  path?: string;
  line?: number;
  updated_at?: string;
};
type Sent = { body: string; line?: number; comments?: Comment[] };
/** What a run left behind: the texts of files by their names, by the name of the artifact. */
type Artifacts = Record<string, Record<string, string>>;

/** GitHub as a stand-in of `gh` shows it, which holds on to what is sent. */
export function fakeGitHub({
  artifacts = {} as Artifacts,
  run = {},
  pulls = { 7: forkPull } as Record<string, object>,
  size = 1_000,
  events = [] as object[],
  refuses = (() => false) as (place: string, body: Sent) => boolean,
}) {
  const user = { login: "github-actions[bot]" };
  const comments: Comment[] = [];
  const lineComments: Comment[] = [];
  const sent: string[] = [];
  const facts = { expired: false, size_in_bytes: size };
  const listed = Object.keys(artifacts).map((name) => ({ name, ...facts }));

  const answer = (place: string) => {
    const known: Record<string, unknown> = {
      "actions/runs/5": { ...ourRun, ...run },
      "actions/runs/5/artifacts": { artifacts: listed },
      "issues/7/comments": comments,
      "issues/7/events": events,
      "pulls/7/comments": lineComments,
    };
    return known[place] ?? pulls[place.replace("pulls/", "")];
  };

  const take = (place: string, method: string, body: Sent) => {
    if (refuses(place, body)) throw new ProgramError("gh did not work: gh: No (HTTP 422)");
    sent.push(`${method} ${place}`);
    if (method === "DELETE") return "{}";
    const own = comments.find(({ id }) => place === `issues/comments/${id}`);
    const list = place.startsWith("issues/") ? comments : lineComments;
    if (own) Object.assign(own, body);
    else
      for (const one of body.comments ?? [body]) list.push({ ...one, id: list.length + 1, user });
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
    return JSON.stringify(Array.isArray(found) ? [found.slice(0, 99), found.slice(99)] : [found]);
  };

  return { github: gitHub("suluhisho/website", stub), comments, lineComments, sent };
}
