import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import sirv from "sirv";
import { writeEditor } from "#scripts/editor/write-editor.ts";
import { listen } from "#scripts/serve/listen.ts";

type Pull = {
  number: number;
  title: string;
  head: string;
  body: string;
  draft: boolean;
  labels: string[];
  state?: "closed";
};
type Input = {
  branch: { branchName: string };
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
  name: string;
  oid: string;
  pullRequestId: string;
};
type Query = { query: string; variables?: { branch?: string; input?: Input } };
type Git = ReturnType<typeof gitIn>;

const author = { name: "A writer", email: "writer@example.org", user: { id: 1, login: "writer" } };

/** Serves the editor with a copy of a repository, both in `place`, so that nobody needs an account to try it. */
export async function serveEditor(source: string, place: string, port: number) {
  const repository = path.join(place, "repository.git");
  const site = path.join(place, "site");
  rmSync(repository, { recursive: true, force: true });
  execFileSync("git", ["clone", "--quiet", "--bare", source, repository]);
  execFileSync("git", ["--git-dir", repository, "update-ref", "refs/heads/main", "HEAD"]);
  const { server, pulls } = standInHost(repository, site);
  const address = await listen(server, port);
  await writeEditor(site, {
    repo: "charity/website",
    branch: "main",
    api_root: `${address}/api/v3`,
    graphql_api_root: `${address}/api`,
  });
  return { address, repository, server, pulls };
}

// Answers the editor's calls to the code host's API from a bare repository on this machine.
function standInHost(repository: string, folder: string) {
  const [git, pulls] = [gitIn(repository), [] as Pull[]];
  const files = sirv(folder, { dev: true, dotfiles: false });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method = "" } = request;
    if (!url.startsWith("/api/"))
      return files(request, response, () => void response.writeHead(404).end());
    const body = /^(?:GET|DELETE)$/.test(method) ? {} : await json(request);
    const made = url.endsWith("/graphql")
      ? { data: queryAnswer(git, pulls, body as Query) }
      : callAnswer(git, pulls, `${method} ${decodeURI(url)}`, body as Partial<Pull>);
    if (made === undefined) return response.writeHead(204).end();
    if (Buffer.isBuffer(made)) return response.end(made);
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(made));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(({ message }: Error) => {
      response.writeHead(request.url?.endsWith("/graphql") ? 200 : 404);
      response.end(JSON.stringify({ message, errors: [{ message }] }));
    });
  });
  return { server, pulls };
}

function gitIn(repository: string) {
  const env: NodeJS.ProcessEnv = { ...process.env };
  env.GIT_INDEX_FILE = path.join(repository, "editor-index");
  for (const role of ["AUTHOR", "COMMITTER"]) {
    env[`GIT_${role}_NAME`] = author.name;
    env[`GIT_${role}_EMAIL`] = author.email;
  }
  const bytes = (words: string[], input?: Buffer) =>
    execFileSync("git", ["--git-dir", repository, ...words], {
      input,
      env,
      maxBuffer: 1e8,
      stdio: "pipe",
    });
  const line = (...words: string[]) => bytes(words).toString().trim();
  /** The hash of a commit or a file; undefined if there is none. */
  const find = (name: string) => {
    try {
      return line("rev-parse", "--verify", "-q", name);
    } catch {
      return undefined;
    }
  };
  return { bytes, line, find };
}

function commitAt({ line }: Git, name: string) {
  const [oid, committedDate, message] = line("log", "-1", "--format=%H%n%cI%n%s", name).split("\n");
  return { oid, committedDate, message, author };
}

function addCommit(git: Git, { branch: { branchName }, message, fileChanges }: Input) {
  const { additions = [], deletions = [] } = fileChanges;
  const ref = `refs/heads/${branchName}`;
  git.line("read-tree", ref);
  const index: string[] = [];
  const files = additions.map(({ path: file, contents }, at) => {
    const written = git.bytes(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64"));
    const oid = written.toString().trim();
    index.push(`100644 ${oid}\t${file}\n`);
    return [`file_${at}`, { oid }] as const;
  });
  for (const { path: file } of deletions) index.push(`0 ${"0".repeat(40)}\t${file}\n`);
  git.bytes(["update-index", "--index-info"], Buffer.from(index.join("")));
  const tree = git.line("write-tree");
  const made = git.line("commit-tree", tree, "-p", ref, "-m", message.headline);
  git.line("update-ref", ref, made);
  return { ...commitAt(git, made), ...Object.fromEntries(files) };
}

function callAnswer(git: Git, pulls: Pull[], call: string, body: Partial<Pull> & { sha?: string }) {
  const at = (pattern: RegExp) => pattern.exec(call)?.[1] ?? "";
  const tree = decodeURIComponent(at(/\/git\/trees\/([^?]+)/));
  const ref = decodeURIComponent(at(/[?]ref=(.*)/)) || "main";
  const blob = at(/\/git\/blobs\/(\w+)/) || at(/\/contents\/([^?]+)/).replace(/^/, `${ref}:`);
  const branch = at(/^PATCH .*\/git\/refs\/heads\/(.+)/);
  const labelled = pulls[Number(at(/\/issues\/(\d+)/)) - 1];
  if (call.endsWith("/user"))
    return { id: 1, login: "writer", name: "A writer", email: "", avatar_url: "" };
  if (tree)
    return {
      tree: git
        .line("ls-tree", "-r", "-l", tree)
        .split("\n")
        .map((row) => {
          const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(row) ?? [];
          return { type, sha, size: Number(size), path: file };
        }),
    };
  if (blob !== `${ref}:`) return git.bytes(["cat-file", "blob", blob]);
  if (branch) return { oid: git.line("update-ref", `refs/heads/${branch}`, String(body.sha)) };
  if (labelled) {
    const before = /^P(?:UT|ATCH) /.test(call) ? [] : labelled.labels;
    labelled.labels = [...new Set([...before, ...(body.labels ?? [])])];
    return { labels: labelled.labels.map((name) => ({ name })) };
  }
  const changed = pulls[Number(at(/^PATCH .*\/pulls\/(\d+)/)) - 1];
  if (changed) return Object.assign(changed, body);
  const deleted = at(/^DELETE .*\/git\/(refs\/heads\/.+)/);
  if (deleted) git.line("update-ref", "-d", deleted);
  if (!/^POST .*\/pulls$/.test(call)) return undefined;
  if (pulls.some(({ head, state }) => head === body.head && !state))
    throw new Error(`A pull request already exists for charity:${body.head}.`);
  const pull = { ...body, number: pulls.length + 1, labels: [] } as unknown as Pull;
  pulls.push(pull);
  return { ...pull, node_id: `PR_${pull.number}`, html_url: "", created_at: new Date(0) };
}

function queryAnswer(
  git: Git,
  pulls: Pull[],
  { query, variables: { branch = "main", input } = {} }: Query,
) {
  if (input && query.includes("createCommitOnBranch"))
    return { createCommitOnBranch: { commit: addCommit(git, input) } };
  if (input && query.includes("createRef")) {
    if (git.find(input.name)) throw new Error("A ref of this name already exists.");
    git.line("update-ref", input.name, input.oid);
    return { createRef: { ref: { name: input.name } } };
  }
  const pull = input && pulls[Number(input.pullRequestId?.slice("PR_".length)) - 1];
  if (pull) pull.draft = query.includes("convertPullRequestToDraft");
  // The answer to each part of the query, by its alias.
  const parts: Record<string, unknown> = { id: "R_1", defaultBranchRef: { name: "main" } };
  const named = [...query.matchAll(/(\w+):\s*object\(\w+:\s*"([^"]*)"\)/g)];
  const blobs = blobsOf(
    git,
    named.map(([, , name = ""]) => name),
  );
  for (const [at, [, alias = ""]] of named.entries()) parts[alias] = blobs[at];
  const refs = [...query.matchAll(/(?:(\w+):\s*)?ref\(/g)];
  const head = refs.length > 0 && git.find(`refs/heads/${branch}`);
  const ref = head ? { target: { oid: head, history: { nodes: [commitAt(git, head)] } } } : null;
  for (const [, alias = "ref"] of refs) parts[alias] = ref;
  if (query.includes("pullRequests("))
    parts.pulls = parts.pullRequests = pullsOf(git, pulls, query);
  return { repository: parts, fork: parts, base: parts };
}

// The files of these names, or null where there is none. One call of Git for all of them, because each takes long.
function blobsOf(git: Git, names: string[]) {
  if (names.length === 0) return [];
  const answer = git.bytes(["cat-file", "--batch"], Buffer.from(names.join("\n")));
  let from = 0;
  return names.map(() => {
    const line = answer.indexOf("\n", from);
    const header = answer.toString("utf8", from, line);
    const [, oid, type, size = ""] = /^(\w+) (\w+) (\d+)$/.exec(header) ?? [];
    const start = line + 1;
    from = size ? start + Number(size) + 1 : start;
    if (type !== "blob") return null;
    const text = answer.toString("utf8", start, start + Number(size));
    return { oid, text, byteSize: Number(size), isTruncated: false, isBinary: false };
  });
}

function pullsOf(git: Git, pulls: Pull[], query: string) {
  const from = /headRefName: "([^"]*)"/.exec(query)?.[1];
  const isOpenAsked = /states: ?\[?OPEN/.test(query);
  const asked = pulls.filter(
    ({ head, state }) => !(isOpenAsked && state) && (!from || head === from),
  );
  return { totalCount: asked.length, nodes: asked.map((one) => nodeOf(git, one)) };
}

function nodeOf(git: Git, { number, title, head, draft, labels }: Pull) {
  const changed = git.line("diff", "--name-only", `main...${head}`).split("\n").filter(Boolean);
  return {
    id: `PR_${number}`,
    number,
    title,
    url: "",
    isDraft: draft,
    headRefName: head,
    headRefOid: git.find(`refs/heads/${head}`),
    createdAt: new Date(0),
    updatedAt: new Date(0),
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: changed.map((file) => ({ path: file, changeType: "MODIFIED" })) },
  };
}
