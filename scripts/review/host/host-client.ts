import { ReviewError } from "#scripts/review/review-error.ts";

/** Where the host is, which repository is meant, and how to ask. */
export type HostAccess = {
  /** The address of its interface, such as https://api.github.com. */
  api: string;
  /** Owner and name, such as suluhisho/website. */
  repository: string;
  token: string;
  fetch: typeof fetch;
};

/** A few questions and orders to the GitHub REST interface, all about one repository. */
export type Host = {
  repository: string;
  /** Answers what is at a path below the repository. */
  get(path: string): Promise<unknown>;
  /** Answers the entries of all pages of a list. */
  list(path: string): Promise<unknown[]>;
  send(method: "POST" | "PATCH", path: string, body: unknown): Promise<unknown>;
  /** Fetches a file of at most that many bytes. */
  download(path: string, mostBytes: number): Promise<Uint8Array>;
};

/** What the host refused, and with which status. */
export class HostError extends ReviewError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "HostError";
    this.status = status;
  }
}

const pageLength = 100;
const mostPages = 30;

/** A client for one repository; throws a HostError, in plain words, for whatever is refused. */
export function hostClient({ api, repository, token, fetch }: HostAccess): Host {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      redirect: "manual",
      headers: {
        Accept: "application/vnd.github+json",
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "User-Agent": "suluhisho-review",
        "X-GitHub-Api-Version": "2022-11-28",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new HostError("The code host could not be reached. Run this job again later.", 0);
    });
    if (answer.status >= 400) throw refusal(answer, `${method} ${path.split("?")[0]}`);
    return answer;
  };
  const get = async (path: string): Promise<unknown> => (await ask("GET", path)).json();
  return {
    repository,
    get,
    async list(path) {
      const entries: unknown[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const mark = path.includes("?") ? "&" : "?";
        const found = await get(`${path}${mark}per_page=${pageLength}&page=${page}`);
        if (!Array.isArray(found)) throw new HostError("The code host answered oddly.", 0);
        entries.push(...(found as unknown[]));
        if (found.length < pageLength) break;
      }
      return entries;
    },
    send: async (method, path, body) => (await ask(method, path, body)).json(),
    async download(path, mostBytes) {
      const answer = await ask("GET", path);
      const place = answer.headers.get("location");
      // The store behind the redirection is another host, which must not see the token.
      const file = place === null ? answer : await fetch(place, { redirect: "error" });
      if (!file.ok) throw new HostError("The artifact could not be fetched.", file.status);
      return bytesOf(file, mostBytes);
    },
  };
}

function refusal({ status, headers }: Response, what: string) {
  const isLimit = status === 429 || headers.get("x-ratelimit-remaining") === "0";
  const words = isLimit
    ? "The code host asks us to wait, because it was asked too often. Run this job again later."
    : status === 401 || status === 403
      ? `The code host does not allow this job to do it (${what}). Look at its permissions.`
      : status === 404
        ? `The code host has nothing there, or hides it from this job (${what}).`
        : `The code host refused with ${status} (${what}).`;
  return new HostError(words, status);
}

async function bytesOf({ body }: Response, mostBytes: number) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      throw new ReviewError(`The artifact is larger than ${mostBytes} bytes.`);
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts);
}
