// Writes a review to its pull request: node scripts/post-review.ts FILE. It may write, so it uses nothing but
// Node, believes nothing of the file but its form, and says so where there is no review.
import { readFile, stat } from "node:fs/promises";

type Suggestion = { path: string; line: number; side: "RIGHT"; body: string };
type Post = { comment: string; suggestions: Suggestion[] };
type Posted = { id: number; body?: string; path?: string; line?: number; user?: { login: string } };

const marker = "<!-- suluhisho-review -->";
const [longest, suggestionsAtMost, bytesAtMost] = [65_000, 20, 1_000_000];
const head = setting("HEAD", /^[0-9a-f]{40}([0-9a-f]{24})?$/);
const number = setting("PULL_REQUEST", /^\d+$/);
const repository = setting("GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/);

const { state, head: newest } = (await ask("GET", `pulls/${number}`)) as {
  state: string;
  head: { sha: string };
};
if (state !== "open" || newest.sha !== head)
  console.log("The pull request has a newer commit, or is closed.");
else {
  const post = await readPost(process.argv[2] ?? "").catch((error: unknown) => {
    console.log(`No review: ${String(error)}`);
    process.exitCode = 1;
  });
  const comments = await own(`issues/${number}/comments`);
  // Anybody can write the marker, but not under our name.
  const known = comments.find(({ body }) => body?.startsWith(marker));
  const body = post?.comment ?? withoutReview();
  if (known) await ask("PATCH", `issues/comments/${known.id}`, { body });
  else await ask("POST", `issues/${number}/comments`, { body });
  await suggest(post?.suggestions ?? []);
}

async function readPost(file: string): Promise<Post> {
  if ((await stat(file)).size > bytesAtMost) throw new Error("it is too large");
  const post = JSON.parse(await readFile(file, "utf8")) as Partial<Post & { head: string }>;
  const { comment, suggestions } = post;
  if (Object.keys(post).sort().join() !== "comment,head,suggestions")
    throw new Error("it has other fields");
  if (post.head !== head) throw new Error("it is about another commit");
  if (typeof comment !== "string" || !comment.startsWith(`${marker}\n`) || comment.length > longest)
    throw new Error("its comment does not have the expected form");
  if (isLive(comment.slice(marker.length))) throw new Error("its comment could do something");
  if (!comment.includes(head)) throw new Error("its comment does not name its commit");
  if (!Array.isArray(suggestions) || !suggestions.every(isSuggestion))
    throw new Error("its suggestions do not have the expected form");
  return { comment, suggestions };
}

// Each line is HTML, in which Markdown means nothing; outside of code nothing is a mention, a picture or a link but
// one into the preview.
function isLive(text: string) {
  if (!text.split("\n").every((line) => /^(?:<(p|ul)>.*<\/\1>)?$/.test(line))) return true;
  const plain = text.replaceAll(/<code>[^<>]*<\/code>|<\/?(?:p|ul|li|strong|del|ins|a|br\/)>/g, "");
  const preview = (process.env.PREVIEW_ADDRESS || " ").replace(/\/+$/, "");
  const signs = preview.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const host = signs.replace("\\{branch\\}", "[a-z0-9-]+");
  const place = new RegExp(`<a href="${host}/[^\\s"<>]*">`, "g");
  return /[<>@&\\`]|\/\/|\bwww\./.test(plain.replaceAll(place, ""));
}

function isSuggestion(one: Partial<Suggestion>) {
  const { path, line, side, body, ...others } = one;
  return (
    Object.keys(others).length === 0 &&
    typeof path === "string" &&
    /^(?:[^./][^/]*\/)*content\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:ya?ml|mdx?)$/.test(path) &&
    Number.isInteger(line) &&
    Number(line) > 0 &&
    side === "RIGHT" &&
    typeof body === "string" &&
    /^<p>[^\n]*<\/p>\n\n(`{3,})suggestion\n[^\n]*\n\1\n$/.test(body) &&
    !isLive(body.slice(0, body.indexOf("\n")))
  );
}

function withoutReview() {
  const run = `${process.env.GITHUB_SERVER_URL}/${repository}/actions/runs/${process.env.GITHUB_RUN_ID}`;
  return `${marker}\n\n**No review could be made of this commit, so nobody has looked at what it changes.** [What went wrong](${run})\n\nCommit ${head}\n`;
}

async function suggest(suggestions: Suggestion[]) {
  const known = suggestions.length > 0 ? await own(`pulls/${number}/comments`) : [];
  const isNew = ({ path, line, body }: Suggestion) =>
    !known.some(
      (one) => one.path === path && one.line === line && one.body?.trim() === body.trim(),
    );
  for (const one of suggestions.filter(isNew).slice(0, suggestionsAtMost))
    await ask("POST", `pulls/${number}/comments`, { ...one, commit_id: head }).catch(
      (error: unknown) => {
        // GitHub refuses a line that it does not count among the changes.
        if (!String(error).includes("answered 422")) throw error;
      },
    );
}

// What was written under the name with which GitHub lets a workflow write.
async function own(place: string): Promise<Posted[]> {
  const found: Posted[] = [];
  for (let page = 1; ; page += 1) {
    const some = (await ask("GET", `${place}?per_page=100&page=${page}`)) as Posted[];
    found.push(...some.filter(({ user }) => user?.login === "github-actions[bot]"));
    if (some.length < 100) return found;
  }
}

async function ask(method: string, place: string, body?: object): Promise<unknown> {
  const api = process.env.GITHUB_API_URL ?? "https://api.github.com";
  const response = await fetch(`${api}/repos/${repository}/${place}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${process.env.GITHUB_TOKEN}`,
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}`);
  return response.json();
}

function setting(name: string, pattern: RegExp) {
  const value = process.env[name] ?? "";
  if (pattern.test(value)) return value;
  throw new Error(`${name} is not set as the workflow sets it.`);
}
