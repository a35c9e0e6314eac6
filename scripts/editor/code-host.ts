import { loadedOnce } from "#scripts/editor/loaded-once.ts";

/** The parts of the editor's settings that say where the repository is. */
export type Repository = {
  repo: string;
  branch: string;
  api_root: string;
  graphql_api_root: string;
};

/** The files of the content folder: texts by their paths, and the size of each other file. */
export type ContentTexts = {
  texts: Record<string, string>;
  others: { path: string; size: number }[];
};

type Blob = { type: string; path: string; size: number };
type Answer = { text?: string; totalCount?: number } | undefined;
type Calls = ReturnType<typeof callsTo>;

const perQuery = 100;

/** Calls to the code host as the person who signed in to the editor. */
export function codeHost({ branch, ...repository }: Repository) {
  const calls = callsTo(repository);
  const refOf = loadedOnce(async (draft) => {
    const { pulls } = draft ? await calls.query([openPulls(draft)]) : {};
    return pulls?.totalCount ? draft : branch;
  });
  const blobsAt = loadedOnce((ref) => readBlobs(calls, ref));
  const contentAt = loadedOnce(async (ref) => readContent(calls, ref, await blobsAt(ref)));
  const pictureAt = loadedOnce((source) => readPicture(calls, source));
  return {
    /** The current text of a file: in the open pull request of its draft, where it may be deleted (null), else on the main branch. */
    async currentText(path: string, draft: string) {
      const files = [textAt("draft", `${draft}:${path}`), textAt("main", `${branch}:${path}`)];
      const { pulls, draft: drafted, main } = await calls.query([openPulls(draft), ...files]);
      if (!pulls?.totalCount) return main?.text;
      return drafted ? drafted.text : main ? null : undefined;
    },
    /** The content folder: in the open pull request of a draft, else on the main branch. */
    contentTexts: async (draft = "") => contentAt(await refOf(draft)),
    /** A blob: address of a picture that a page shows; empty if the repository does not have it. */
    async picture(path: string, draft = "") {
      const ref = await refOf(draft);
      const places = [`content/${path}`, `public/${path}`];
      const place = (await blobsAt(ref)).find((blob) => places.includes(blob.path))?.path;
      return place ? pictureAt(`${place}?ref=${encodeURIComponent(ref)}`) : "";
    },
    /** Reads everything again at the next call, because something was saved. */
    forget() {
      for (const known of [refOf, blobsAt, contentAt]) known.forget();
    },
  };
}

/** The branch with the draft of an entry. */
export function draftOf(collection: string, slug: string): string {
  return `cms/${collection}/${slug.replaceAll("%", "%25").replaceAll("/", "%2F")}`;
}

function callsTo({ repo, api_root, graphql_api_root }: Omit<Repository, "branch">) {
  const send = async (address: string, more: { body?: string; accept?: string } = {}) => {
    const user = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as { token?: string };
    const { body, accept = "application/json" } = more;
    const headers = { Authorization: `token ${user.token}`, Accept: accept };
    const response = await fetch(address, { method: body ? "POST" : "GET", body, headers });
    if (response.ok) return response;
    throw new Error(
      `GitHub answered with ${response.status}. Nothing is lost: save again in a minute. If that fails too, sign in again.`,
    );
  };
  return {
    get: (place: string, accept?: string) => send(`${api_root}/repos/${repo}/${place}`, { accept }),
    async query(fields: string[]) {
      const [owner, name] = repo.split("/");
      const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
      const body = JSON.stringify({ query, variables: { owner, name } });
      const address = `${graphql_api_root}/graphql`.replace(/(\/graphql)+$/, "/graphql");
      const answer: unknown = await (await send(address, { body })).json();
      return (answer as { data: { repository: Record<string, Answer> } }).data.repository;
    },
  };
}

function openPulls(draft: string) {
  return `pulls: pullRequests(headRefName: ${JSON.stringify(draft)}, states: OPEN, first: 1) { totalCount }`;
}

function textAt(alias: string, expression: string) {
  return `${alias}: object(expression: ${JSON.stringify(expression)}) { ... on Blob { text } }`;
}

async function readBlobs({ get }: Calls, branch: string) {
  const { tree } = (await (
    await get(`git/trees/${encodeURIComponent(branch)}?recursive=1`)
  ).json()) as {
    tree: Blob[];
  };
  return tree.filter(({ type }) => type === "blob");
}

async function readContent({ query }: Calls, branch: string, blobs: Blob[]) {
  const files = blobs.flatMap(({ path: place, size }) => {
    const path = /^content\/((?!handbook\/).+)/.exec(place)?.[1];
    return path ? [{ path, size }] : [];
  });
  const isText = ({ path }: { path: string }) => /\.(?:yaml|mdx)$/.test(path);
  const written = files.filter(isText);
  const texts: ContentTexts["texts"] = {};
  for (let from = 0; from < written.length; from += perQuery) {
    const some = written.slice(from, from + perQuery);
    const answer = await query(
      some.map(({ path }, at) => textAt(`file_${at}`, `${branch}:content/${path}`)),
    );
    some.forEach(({ path }, at) => (texts[path] = answer[`file_${at}`]?.text ?? ""));
  }
  return { texts, others: files.filter((file) => !isText(file)) };
}

async function readPicture({ get }: Calls, place: string) {
  const response = await get(`contents/${place}`, "application/vnd.github.raw+json");
  const type = /\.svg\?/.test(place) ? "image/svg+xml" : "";
  return URL.createObjectURL((await response.blob()).slice(undefined, undefined, type));
}
