import { execFileSync } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import sirv from "sirv";

type Pull = {
  number: number;
  title: string;
  head: string;
  body: string;
  draft: boolean;
  labels: string[];
  created: string;
};
type Input = {
  branch: { branchName: string };
  message: { headline: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  name: string;
  oid: string;
  pullRequestId: string;
};
type Query = { query: string; variables?: { branch?: string; input?: Input } };

/** What of the code host's API the editor uses, over a bare repository on this machine. */
export function standInHost(repository: string, folder: string) {
  const pulls: Pull[] = [];
  const env = { ...process.env, GIT_INDEX_FILE: path.join(repository, "editor-index") };
  for (const role of ["AUTHOR", "COMMITTER"])
    Object.assign(env, {
      [`GIT_${role}_NAME`]: "A writer",
      [`GIT_${role}_EMAIL`]: "writer@example.org",
    });
  const git = (words: string[], input?: Buffer) =>
    execFileSync("git", ["--git-dir", repository, ...words], {
      input,
      env,
      maxBuffer: 1e8,
      stdio: ["pipe", "pipe", "ignore"],
    });
  const line = (...words: string[]) => git(words).toString().trim();
  const tryLine = (...words: string[]) => {
    try {
      return line(...words);
    } catch {
      return undefined;
    }
  };
  const headOf = (branch: string) => tryLine("rev-parse", "--verify", "-q", `refs/heads/${branch}`);
  const commitOf = (name: string) => {
    const [oid = "", date = "", message = ""] = line(
      "log",
      "-1",
      "--format=%H%x00%cI%x00%B",
      name,
    ).split("\0");
    const author = {
      name: "A writer",
      email: "writer@example.org",
      user: { id: 1, login: "writer" },
    };
    return { oid, committedDate: date, message: message.trim(), author };
  };
  const commit = ({ branch: { branchName }, message, fileChanges }: Input) => {
    git(["read-tree", `refs/heads/${branchName}`]);
    const files = fileChanges.additions.map(({ path: file, contents }) => {
      const oid = git(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64"))
        .toString()
        .trim();
      git(["update-index", "--add", "--cacheinfo", `100644,${oid},${file}`]);
      return { oid };
    });
    for (const { path: file } of fileChanges.deletions)
      git(["update-index", "--force-remove", file]);
    const oid = line(
      "commit-tree",
      line("write-tree"),
      "-p",
      `refs/heads/${branchName}`,
      "-m",
      message.headline,
    );
    git(["update-ref", `refs/heads/${branchName}`, oid]);
    const named = Object.fromEntries(files.map((file, at) => [`file_${at}`, file]));
    return { ...commitOf(oid), ...named };
  };
  const pullNode = ({ number, title, head, draft, labels, created }: Pull) => {
    const changed = line("diff", "--name-only", `main...${head}`).split("\n").filter(Boolean);
    const files = { nodes: changed.map((file) => ({ path: file, changeType: "MODIFIED" })) };
    const names = { nodes: labels.map((name) => ({ name })) };
    const shared = {
      id: `PR_${number}`,
      number,
      title,
      url: "",
      isDraft: draft,
      isCrossRepository: false,
      headRefName: head,
    };
    return {
      ...shared,
      headRefOid: headOf(head),
      createdAt: created,
      updatedAt: created,
      labels: names,
      files,
    };
  };
  // Each part of a query under its alias, as far as the editor asks for it.
  const selected = (query: string, branch: string) => {
    const parts: Record<string, unknown> = { id: "R_1", defaultBranchRef: { name: "main" } };
    for (const [, alias, kind, name = ""] of query.matchAll(
      /(\w+):\s*object\((oid|expression):\s*"([^"]*)"\)/g,
    )) {
      const oid = kind === "oid" ? name : tryLine("rev-parse", "--verify", "-q", name);
      const text = oid && git(["cat-file", "blob", oid]).toString();
      parts[alias as string] =
        text === undefined
          ? null
          : { oid, text, byteSize: text.length, isTruncated: false, isBinary: false };
    }
    const head = headOf(branch);
    const ref = head ? { target: { oid: head, history: { nodes: [commitOf(head)] } } } : null;
    for (const [, alias = "ref"] of query.matchAll(/(?:(\w+):\s*)?ref\(/g)) parts[alias] = ref;
    const named = /headRefName: "([^"]*)"/.exec(query)?.[1];
    const open = pulls.filter(({ head: own, labels }) =>
      named ? own === named : labels.length > 0,
    );
    parts.pulls = parts.pullRequests = {
      totalCount: open.length,
      nodes: named ? [] : open.map(pullNode),
    };
    return parts;
  };
  const graphql = ({ query, variables: { branch = "main", input } = {} }: Query) => {
    if (input && query.includes("createCommitOnBranch"))
      return { createCommitOnBranch: { commit: commit(input) } };
    if (input && query.includes("createRef")) {
      if (tryLine("rev-parse", "--verify", "-q", input.name))
        throw new Error("A ref of this name already exists.");
      git(["update-ref", input.name, input.oid]);
      return { createRef: { ref: { name: input.name } } };
    }
    const pull = input && pulls[Number(input.pullRequestId?.slice(3)) - 1];
    if (pull) pull.draft = query.includes("convertPullRequestToDraft");
    const parts = selected(query, branch);
    return { repository: parts, fork: parts, base: parts };
  };
  const rest = (method: string, place: string, body: Partial<Pull> & { sha?: string }) => {
    if (place === "/user")
      return { id: 1, login: "writer", name: "A writer", email: "", avatar_url: "", html_url: "" };
    const [, branch] = /\/git\/refs\/heads\/(.+)/.exec(decodeURI(place)) ?? [];
    if (branch)
      return { oid: git(["update-ref", `refs/heads/${branch}`, String(body.sha)]).toString() };
    const [, tree] = /\/git\/trees\/([^?]+)/.exec(place) ?? [];
    if (tree)
      return {
        tree: line("ls-tree", "-r", "-l", tree)
          .split("\n")
          .map((row) => {
            const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(row) ?? [];
            return { type, sha, size: Number(size), path: file };
          }),
      };
    if (method === "POST" && place.endsWith("/pulls")) {
      const { title = "", head = "", body: text = "", draft = false } = body;
      const pull = {
        number: pulls.length + 1,
        title,
        head,
        body: text,
        draft,
        labels: [],
        created: new Date().toISOString(),
      };
      pulls.push(pull);
      return {
        ...pull,
        node_id: `PR_${pull.number}`,
        html_url: "",
        created_at: pull.created,
        updated_at: pull.created,
      };
    }
    const labelled = pulls[Number(/\/issues\/(\d+)/.exec(place)?.[1]) - 1];
    if (labelled && body.labels)
      labelled.labels = [
        ...new Set(method === "POST" ? [...labelled.labels, ...body.labels] : body.labels),
      ];
    return labelled ? { labels: labelled.labels.map((name) => ({ name })) } : undefined;
  };
  const files = sirv(folder, { dev: true, dotfiles: false });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const place = request.url ?? "/";
    if (!place.startsWith("/api/"))
      return files(request, response, () => void response.writeHead(404).end());
    const body = request.method === "GET" ? {} : await json(request);
    const [, blob] = /\/git\/blobs\/(\w+)/.exec(place) ?? [];
    if (blob) return response.writeHead(200).end(git(["cat-file", "blob", blob]));
    const [, file] = /\/contents\/([^?]+)/.exec(place) ?? [];
    if (file) return response.writeHead(200).end(git(["cat-file", "blob", `main:${file}`]));
    const made = place.endsWith("/graphql")
      ? { data: graphql(body as Query) }
      : rest(request.method ?? "", place.replace("/api/v3", ""), body as Pull);
    if (made === undefined) return response.writeHead(204).end();
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(made));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead(place(request) ? 200 : 422, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify({ message: error.message, errors: [{ message: error.message }] }),
      );
    });
  });
  return { server, pulls };
}

function place({ url }: IncomingMessage) {
  return url?.endsWith("/graphql");
}
