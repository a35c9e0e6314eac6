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

const perQuery = 100;

/** The code host, asked as the person who signed in to the editor. */
export function codeHost({ repo, branch, api_root, graphql_api_root }: Repository) {
  const [owner, name] = repo.split("/");
  const send = async (address: string, query?: string) => {
    const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as {
      token?: string;
    };
    const body = query && JSON.stringify({ query, variables: { owner, name } });
    const headers = { Authorization: `token ${token}` };
    const response = await fetch(address, { method: body ? "POST" : "GET", body, headers });
    if (!response.ok)
      throw new Error("GitHub does not answer. Nothing is lost: save once more in a minute.");
    return (await response.json()) as {
      tree: Blob[];
      data: { repository: Record<string, Answer> };
    };
  };
  const ask = async (fields: string[]) => {
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(" ")} } }`;
    return (await send(`${graphql_api_root}/graphql`.replace(/(\/graphql)+$/, "/graphql"), query))
      .data.repository;
  };
  const blob = (alias: string, expression: string) =>
    `${alias}: object(expression: ${JSON.stringify(expression)}) { ... on Blob { text } }`;
  return {
    /** The text of a file as it is now: in the pull request of its draft, else on the main branch. */
    async currentText(path: string, draft: string) {
      const pulls = `pulls: pullRequests(headRefName: ${JSON.stringify(draft)}, states: OPEN, first: 1) { totalCount }`;
      const files = [blob("draft", `${draft}:${path}`), blob("main", `${branch}:${path}`)];
      const { pulls: open, draft: drafted, main } = await ask([pulls, ...files]);
      return (open?.totalCount ? drafted : main)?.text;
    },
    /** Everything in the content folder as it is on the main branch. */
    async contentTexts(): Promise<ContentTexts> {
      const { tree } = await send(`${api_root}/repos/${repo}/git/trees/${branch}?recursive=1`);
      const files = tree.filter(
        ({ type, path }) => type === "blob" && /^content\/(?!handbook\/)/.test(path),
      );
      const isText = ({ path }: Blob) => /\.(?:yaml|mdx)$/.test(path);
      const inContent = ({ path }: Blob) => path.slice("content/".length);
      const texts: Record<string, string> = {};
      const written = files.filter(isText);
      for (let from = 0; from < written.length; from += perQuery) {
        const some = written.slice(from, from + perQuery);
        const answer = await ask(
          some.map((file, at) => blob(`file_${at}`, `${branch}:${file.path}`)),
        );
        some.forEach((file, at) => (texts[inContent(file)] = answer[`file_${at}`]?.text ?? ""));
      }
      const others = files
        .filter((file) => !isText(file))
        .map((file) => ({ path: inContent(file), size: file.size }));
      return { texts, others };
    },
  };
}

type Blob = { type: string; path: string; size: number };
type Answer = { text?: string; totalCount?: number } | undefined;
