import { hostClient } from "#scripts/review/host/host-client.ts";
import type { ReviewRun } from "#scripts/review/host/review-run.ts";
import { zipArchive, type ZipFile } from "#tests/support/review/zip-archive.ts";

const repository = "suluhisho/website";
const bot = { login: "github-actions[bot]" };
const sha = "b".repeat(40);

/** The run of a pull request from a fork, as the host describes it. */
export const forkRun: ReviewRun = {
  id: 5,
  event: "pull_request",
  head_sha: sha,
  head_branch: "my words & more",
  head_repository: { full_name: "writer/website", owner: { login: "writer" } },
};

/** An open pull request as the host describes it. */
export function pullRequest(
  facts: { number?: number; sha?: string; from?: string; to?: string; state?: string } = {},
) {
  return {
    number: facts.number ?? 7,
    state: facts.state ?? "open",
    head: { sha: facts.sha ?? sha, repo: { full_name: facts.from ?? "writer/website" } },
    base: { repo: { full_name: facts.to ?? repository } },
  };
}

type Comment = { id: number; body: string; user: { login: string }; path?: string; line?: number };

/** A host in this process that keeps what is sent to it. */
export function fakeHost({
  artifacts = {},
  pulls = [pullRequest()],
  refuse = () => undefined,
}: {
  artifacts?: Record<string, ZipFile[] | Uint8Array>;
  pulls?: unknown[];
  /** Answers with a status, or a whole answer, for what the host refuses. */
  refuse?: (method: string, path: string, body: unknown) => number | Response | undefined;
} = {}) {
  const comments: Comment[] = [];
  const lineComments: Comment[] = [];
  const sent: string[] = [];
  const names = Object.keys(artifacts);
  const archives = Object.values(artifacts).map((one) =>
    one instanceof Uint8Array ? one : zipArchive(one),
  );

  const answer = (method: string, path: string, query: URLSearchParams, body: never): unknown => {
    if (method !== "GET") sent.push(`${method} ${path}`);
    const paged = (list: unknown[]) => {
      const page = Number(query.get("page") ?? 1);
      return list.slice((page - 1) * 100, page * 100);
    };
    if (path === "/actions/runs/5/artifacts") {
      const facts = (name: string, id: number) => ({
        id,
        name,
        expired: false,
        size_in_bytes: archives[id]?.length,
      });
      return { artifacts: names.map(facts) };
    }
    if (path === "/pulls") {
      return query.get("head") === "writer:my words & more" ? paged(pulls) : [];
    }
    if (method === "GET" && path === "/issues/7/comments") return paged(comments);
    if (method === "GET" && path === "/pulls/7/comments") return paged(lineComments);
    if (path === "/issues/7/comments") {
      const { body: text } = body as { body: string };
      return comments[comments.push({ id: comments.length + 1, body: text, user: bot }) - 1];
    }
    if (method === "PATCH") {
      const found = comments.find(({ id }) => path === `/issues/comments/${id}`);
      return found && Object.assign(found, body);
    }
    if (path === "/pulls/7/reviews" || path === "/pulls/7/comments") {
      const posted = path.endsWith("reviews")
        ? (body as { comments: Comment[] }).comments
        : [body as Comment];
      const ids = posted.map((one, id) => ({ ...one, id, user: bot }));
      lineComments.push(...ids);
      return {};
    }
    return undefined;
  };

  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const { origin, pathname, searchParams } = new URL(String(address));
    if (origin === "https://store.example") {
      // The store is somebody else's: a token that came along would be given away.
      if (new Headers(init.headers).has("authorization")) return new Response("", { status: 400 });
      return new Response(new Blob([new Uint8Array(archives[Number(pathname.slice(1))] ?? [])]));
    }
    const method = init.method ?? "GET";
    const path = pathname.replace(`/repos/${repository}`, "");
    const body = init.body ? (JSON.parse(init.body as string) as never) : (undefined as never);
    const refused = refuse(method, path, body);
    if (refused instanceof Response) return refused;
    if (refused !== undefined) return new Response("{}", { status: refused });
    const [, artifact] = /^\/actions\/artifacts\/(\d+)\/zip$/.exec(path) ?? [];
    if (artifact !== undefined) {
      const headers = { location: `https://store.example/${artifact}` };
      return new Response(null, { status: 302, headers });
    }
    const found = answer(method, path, searchParams, body);
    return found === undefined ? new Response("{}", { status: 404 }) : Response.json(found);
  };

  const host = hostClient({ api: "https://api.example", repository, token: "a token", fetch });
  return { host, comments, lineComments, sent };
}
