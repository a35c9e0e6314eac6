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

const perQuery = 100;
const folder = "content/";

/** The code host, asked as the person who signed in to the editor. */
export function codeHost({ repo, branch, api_root, graphql_api_root }: Repository) {
  const send = async (address: string, { accept = "", body = "" } = {}) => {
    const user = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as { token?: string };
    const headers = { Authorization: `token ${user.token}`, ...(accept && { Accept: accept }) };
    const asked = body ? { method: "POST", body, headers } : { headers };
    const response = await fetch(address, asked);
    if (response.ok) return response;
    throw new Error("GitHub does not answer. Nothing is lost: save again in a minute.");
  };
  const ask = async (fields: string[]) => {
    const [owner, name] = repo.split("/");
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
    const body = JSON.stringify({ query, variables: { owner, name } });
    const address = `${graphql_api_root}/graphql`.replace(/(\/graphql)+$/, "/graphql");
    const answer = (await (await send(address, { body })).json()) as {
      data: { repository: Record<string, Answer> };
    };
    return answer.data.repository;
  };
  const blob = (alias: string, expression: string) =>
    `${alias}: object(expression: ${JSON.stringify(expression)}) { ... on Blob { text } }`;
  // Where in the repository the files of the content and of the site are.
  const places = new Map<string, string>();
  const readContents = async (): Promise<ContentTexts> => {
    const response = await send(`${api_root}/repos/${repo}/git/trees/${branch}?recursive=1`);
    const { tree } = (await response.json()) as { tree: Blob[] };
    const blobs = tree.filter(({ type }) => type === "blob");
    for (const { path } of blobs) places.set(path.replace(/^(?:content|public)\//, ""), path);
    const files = blobs
      .filter(({ path }) => /^content\/(?!handbook\/)/.test(path))
      .map(({ path, size }) => ({ path: path.slice(folder.length), size }));
    const isText = ({ path }: { path: string }) => /\.(?:yaml|mdx)$/.test(path);
    const written = files.filter(isText);
    const texts: ContentTexts["texts"] = {};
    for (let from = 0; from < written.length; from += perQuery) {
      const some = written.slice(from, from + perQuery);
      const answer = await ask(
        some.map(({ path }, at) => blob(`file_${at}`, `${branch}:${folder}${path}`)),
      );
      some.forEach(({ path }, at) => (texts[path] = answer[`file_${at}`]?.text ?? ""));
    }
    return { texts, others: files.filter((file) => !isText(file)) };
  };
  let contents: Promise<ContentTexts> | undefined;
  const pictures = new Map<string, Promise<string>>();
  const readPicture = async (place: string) => {
    const address = `${api_root}/repos/${repo}/contents/${place}?ref=${branch}`;
    const response = await send(address, { accept: "application/vnd.github.raw+json" });
    const type = place.endsWith(".svg") ? "image/svg+xml" : "";
    return URL.createObjectURL((await response.blob()).slice(undefined, undefined, type));
  };
  return {
    /** The text of a file as it is now: in the pull request of its draft, else on the main branch. */
    async currentText(path: string, draft: string) {
      const pulls = `pulls: pullRequests(headRefName: ${JSON.stringify(draft)}, states: OPEN, first: 1) { totalCount }`;
      const files = [blob("draft", `${draft}:${path}`), blob("main", `${branch}:${path}`)];
      const { pulls: open, draft: drafted, main } = await ask([pulls, ...files]);
      return (open?.totalCount ? drafted : main)?.text;
    },
    /** Everything in the content folder as it was on the main branch when it was first asked for. */
    contentTexts() {
      contents ??= readContents();
      contents.catch(() => (contents = undefined));
      return contents;
    },
    /** An address in this window of a picture that a page shows; empty where the repository has none. */
    async picture(path: string) {
      const place = places.get(path);
      if (!place) return "";
      const address = pictures.get(place) ?? readPicture(place);
      pictures.set(place, address);
      return address;
    },
  };
}
